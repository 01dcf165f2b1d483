/** What was ordered, as it was kept: without pictures, which are no part of an order. */
import { formatQuetzales } from '#i18n/formats.ts';
import { SummaryTable } from '#islands/checkout/summary/SummaryTable.tsx';
import { useLocale } from '#islands/page/locale.tsx';
import type { OrderSummary } from '#stores/checkout/order-summary.ts';
import { usePaymentText } from './use-payment-text.ts';

export type ReceiptLinesProps = {
  readonly summary: OrderSummary;
  /** Whether the total was paid, or is only owed yet. */
  readonly isPaid: boolean;
};

/** Stays with what is after it: no line ends with a loose dot. */
const SEPARATOR = ' ·\u00A0';

export function ReceiptLines({ summary, isPaid }: ReceiptLinesProps) {
  const locale = useLocale();
  const t = usePaymentText();
  const words = {
    product: t('receipt.product'),
    quantity: t('receipt.quantity'),
    total: t('receipt.total'),
    shipping: t('receipt.shipping'),
    free: t('receipt.free'),
    grandTotal: isPaid ? t('receipt.grandTotal') : t('receipt.total'),
  };
  return (
    <SummaryTable words={words} total={formatQuetzales(summary.total, locale)}>
      <tbody>
        {summary.lines.map((line) => (
          <tr key={JSON.stringify(line)}>
            <th scope="row">
              <span className="summary-name">{line.name}</span>
              <span className="summary-detail">
                {[line.color, line.size].filter(Boolean).join(SEPARATOR)}{' '}
                <span>
                  <span className="visually-hidden">{t('receipt.unitPrice')} </span>
                  {formatQuetzales(line.unitPrice, locale)}
                </span>
              </span>
            </th>
            <td data-label={words.quantity}>{line.quantity}</td>
            <td>{formatQuetzales(line.total, locale)}</td>
          </tr>
        ))}
      </tbody>
    </SummaryTable>
  );
}
