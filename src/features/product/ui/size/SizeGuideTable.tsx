/** A size guide: how the article is cut, its sizes in other countries' words and in centimetres, how to measure. */
/* eslint-disable jsx-a11y-x/no-noninteractive-tabindex -- a table that scrolls has to be reachable by keyboard */

import type { SizeGuideView } from '#features/product/rules/size-guide.ts';
import { Style } from '../buying/Style.tsx';
import { useProductText } from '../use-product-text.ts';
import sheet from './SizeGuide.css?inline';

export type SizeGuideTableProps = {
  readonly guide: SizeGuideView;
  /** The size that is chosen now, marked in the table. */
  readonly chosen: string;
};

export function SizeGuideTable({ guide, chosen }: SizeGuideTableProps) {
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
