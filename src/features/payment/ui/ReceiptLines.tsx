/** The ordered lines of a summary. */
import { Fragment } from 'react';
import { LinePicture } from '#features/cart/ui/line/LineFacts.tsx';
import { translateCatalogTerm } from '#features/catalogue/rules/catalog-terms.ts';
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import { SummaryTable } from '#features/checkout/ui/summary/SummaryTable.tsx';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { usePaymentText } from './payment-text.ts';

export type ReceiptLinesProps = {
  readonly summary: OrderSummary;
  /** Whether the total was paid. */
  readonly isPaid: boolean;
};

/** A line cannot end with the dot. */
const SEPARATOR = ' ·\u00A0';

export function ReceiptLines({ summary, isPaid }: ReceiptLinesProps) {
  const locale = useLocale();
  const t = usePaymentText();
  return (
    <SummaryTable
      words={(key) => t(`receipt.${key === 'grandTotal' && !isPaid ? 'total' : key}`)}
      total={formatQuetzales(summary.total, locale)}
    >
      <tbody>
        {summary.lines.map((line) => (
          <tr key={JSON.stringify(line)}>
            <th scope="row">
              <div className="summary-product">
                {line.image === undefined ? null : <LinePicture line={{ images: [line.image] }} size={72} />}
                <div>
                  <span className="summary-name">{line.name}</span>
                  <span className="summary-detail">
                    <LineChoice line={line} />{' '}
                    <span>
                      <span className="visually-hidden">{t('receipt.unitPrice')} </span>
                      <span translate="no">{formatQuetzales(line.unitPrice, locale)}</span>
                    </span>
                  </span>
                </div>
              </div>
            </th>
            <td data-label={t('receipt.quantity')}>{line.quantity}</td>
            <td translate="no">{formatQuetzales(line.total, locale)}</td>
          </tr>
        ))}
      </tbody>
    </SummaryTable>
  );
}

/** Colour and size in the page's language. */
function LineChoice({ line }: { readonly line: OrderSummary['lines'][number] }) {
  const locale = useLocale();
  const words = [
    translateCatalogTerm(locale, 'color', line.color),
    translateCatalogTerm(locale, 'size', line.size),
  ];
  return words
    .filter(({ text }) => text !== '')
    .map(({ text, lang }, at) => (
      <Fragment key={text}>
        {at > 0 ? <span>{SEPARATOR}</span> : null}
        <span lang={lang}>{text}</span>
      </Fragment>
    ));
}
