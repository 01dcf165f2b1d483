/** The choice of another colour or size for a line, in the cart and in the mini-cart; its code comes when it is opened. */

import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { useCartText } from '../use-cart-text.ts';
import type { VariantChangeProps } from './VariantChange.tsx';

/** What is said when the code of the choice cannot be had: the line stays as it is. */
function NoChoice() {
  const t = useCartText();
  return (
    <p className="cart-line-change" role="alert">
      {t('change.failed')}
    </p>
  );
}

/** The choice as it is loaded when it is first drawn; after a failure the next one that is opened tries again. */
function loadedLater() {
  return lazy(async (): Promise<{ default: ComponentType<VariantChangeProps> }> => {
    try {
      return {
        default: await loadWithTexts(async () => (await import('./VariantChange.tsx')).VariantChange),
      };
    } catch {
      current = loadedLater();
      return { default: NoChoice };
    }
  });
}

let current = loadedLater();

export function LineChoice(props: VariantChangeProps) {
  const t = useCartText();
  const [VariantChange] = useState(() => current);
  return (
    <Suspense fallback={<p className="cart-line-change">{t('change.loading')}</p>}>
      <VariantChange {...props} />
    </Suspense>
  );
}
