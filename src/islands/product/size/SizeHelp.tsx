/**
 * 'Verificar tu talla' (storefront §2): opens the shop's own guide in the page. The external guide stays the link's
 * address: without scripts, without a guide of ours, and when ours cannot be had.
 */

import { type MouseEvent, useState } from 'react';
import { shopConfiguration } from '#configuration/settings.ts';
import type { SizeGuideView } from '#domain/product/size-guide.ts';
import { useProductText } from '#islands/product/use-product-text.ts';
import { fetchSizeGuide } from '#stores/product/size-guide.ts';
import { Dialog } from '#ui/page/Dialog.tsx';
import { Icon } from '#ui/page/Icon.tsx';
import { SizeGuideTable } from './SizeGuideTable.tsx';

export type SizeHelpProps = {
  /**
   * Address of the guide's file, '' where none fits the article; or how it is found when somebody asks, undefined
   * where it cannot be told.
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
