/**
 * 'Verificar tu talla' (storefront §2): opens the shop's own size guide in the page. The link's address is the external guide,
 * which is used without scripts, without an own guide, and if the own one cannot be loaded.
 */
/* eslint-disable jsx-a11y-x/no-noninteractive-tabindex -- a table that scrolls has to be reachable by keyboard */

import { type MouseEvent, useState } from 'react';
import type { SizeGuideView } from '#features/product/rules/size-guide.ts';
import { fetchSizeGuide } from '#features/product/store/size-guide.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { Dialog } from '#shared/ui/dialogs/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Style } from '../buying/Style.tsx';
import { useProductText } from '../use-product-text.ts';
import sheet from './SizeGuide.css?inline';

export type SizeHelpProps = {
  /** Address of the guide's file, '' if none fits the article; or a function that finds it, undefined after a failure. */
  readonly guide: string | (() => Promise<string | undefined>);
  readonly chosen: string;
};

type State = SizeGuideView | 'loading' | 'failed' | 'none';

async function loadGuide(guide: SizeHelpProps['guide']): Promise<State> {
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
    void loadGuide(guide).then(setState);
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

type SizeGuideTableProps = {
  readonly guide: SizeGuideView;
  /** The chosen size, marked in the table. */
  readonly chosen: string;
};

/** How the article fits, its sizes in other countries and in centimetres, and how to measure. */
function SizeGuideTable({ guide, chosen }: SizeGuideTableProps) {
  return (
    <div className="size-guide">
      <Style css={sheet} />
      <p data-fit={guide.fit}>{guide.fitNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard */}
      <section className="size-guide-scroll" tabIndex={0} aria-label={guide.title}>
        <table>
          <caption className="visually-hidden">{guide.title}</caption>
          <GuideHead guide={guide} />
          <tbody translate="no">
            {guide.rows.map((row) => (
              <tr key={row.size} aria-current={row.size === chosen || undefined}>
                <th scope="row">{row.size}</th>
                <td>{row.us}</td>
                <td>{row.mx}</td>
                <td>{row.eu}</td>
                {row.cm.map(([from, to], index) => (
                  <td key={guide.measures[index]?.name}>{from === to ? from : `${from}–${to}`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl>
        {guide.measures.map(({ name, how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function GuideHead({ guide }: Pick<SizeGuideTableProps, 'guide'>) {
  const t = useProductText();
  return (
    <thead>
      <tr>
        <th scope="col">{t('size')}</th>
        <th scope="col">US</th>
        <th scope="col">MX</th>
        <th scope="col">EU</th>
        {guide.measures.map(({ name }) => (
          <th key={name} scope="col">
            {t('guide.cm', { name })}
          </th>
        ))}
      </tr>
    </thead>
  );
}
