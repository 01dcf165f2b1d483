/**
 * 'Verificar tu talla' (storefront §2): opens the shop's own guide in the page. The external guide stays the link's
 * address: without scripts, without a guide of ours, and when ours cannot be had.
 */

import { type MouseEvent, useState } from 'react';
import type { SizeGuideView } from '#features/product/rules/size-guide.ts';
import { fetchSizeGuide } from '#features/product/store/size-guide.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { Dialog } from '#shared/ui/dialogs/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useProductText } from '../use-product-text.ts';
import { SizeGuideTable } from './SizeGuideTable.tsx';

export type SizeHelpProps = {
  /**
   * Address of the guide's file, '' where none fits the article; or a function that finds it on demand, undefined where
   * the search fails.
   */
  readonly guide: string | (() => Promise<string | undefined>);
  readonly chosen: string;
};

type State = SizeGuideView | 'loading' | 'failed' | 'none';

async function guideOf(guide: SizeHelpProps['guide']): Promise<State> {
  const href = typeof guide === 'string' ? guide : await guide();
  if (href === '') return 'none';
  return (href && (await fetchSizeGuide(href))) || 'failed';
}

export function SizeHelp({ guide, chosen }: SizeHelpProps) {
  const t = useProductText();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>('loading');
  const open = (event: MouseEvent): void => {
    if (guide === '' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    if (typeof state === 'object') return;
    setState('loading');
    void guideOf(guide).then(setState);
  };
  return (
    <>
      <a
        className="size-help"
        href={shopConfiguration.sizeGuideUrl}
        target="_blank"
        rel="noopener"
        data-held={guide === '' ? undefined : ''}
        onClick={open}
      >
        <Icon name="ruler" size="s" />
        {t('checkSize')}
      </a>
      {isOpen || typeof state === 'object' ? (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={typeof state === 'object' ? state.title : t('guide.title')}
          closeText={t('close')}
          placement="sheet"
        >
          <GuideContent state={state} chosen={chosen} />
        </Dialog>
      ) : null}
    </>
  );
}

function GuideContent({ state, chosen }: { readonly state: State } & Pick<SizeHelpProps, 'chosen'>) {
  const t = useProductText();
  if (typeof state === 'object') return <SizeGuideTable guide={state} chosen={chosen} />;
  if (state === 'loading')
    return (
      <p className="size-guide-wait" aria-busy="true">
        {t('guide.loading')}
      </p>
    );
  return (
    <p className="size-guide-wait" role="alert">
      <span>{t(state === 'none' ? 'guide.none' : 'guide.failed')}</span>{' '}
      <a href={shopConfiguration.sizeGuideUrl} target="_blank" rel="noopener">
        {t('guide.external')}
      </a>
    </p>
  );
}
