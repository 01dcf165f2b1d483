/** The button that opens the choice of sizes of a set; the code of the choice is loaded with the press. */
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { Button } from '#shared/ui/Button.tsx';
import { withLocale } from '#shared/ui/island/locale.tsx';
import { useProductText } from '../use-product-text.ts';

type ContentProps = {
  readonly skus: readonly string[];
  /** Base of the pictures, absolute. */
  readonly imageBase: string;
};

const SetRows = lazy(async () => ({
  default: await loadWithTexts(async () => (await import('./SetRows.tsx')).SetRows),
}));

function SetChooserContent(props: ContentProps) {
  const t = useProductText();
  const [isOpen, setOpen] = useState(false);
  const opener = (
    <Button kind="quiet" busy={isOpen} onClick={() => setOpen(true)}>
      {t('set.choose')}
    </Button>
  );
  if (!isOpen) return opener;
  return (
    <Suspense fallback={opener}>
      <SetRows {...props} />
    </Suspense>
  );
}

export const SetChooser = withLocale(SetChooserContent);
export type SetChooserProps = ComponentProps<typeof SetChooser>;
