/** The receipt that lasts (ux 23): number, NIT, lines, totals, what happens next, and print. */
import { useStore } from '@nanostores/react';
import { printedTaxId } from '#domain/nit.ts';
import { personName } from '#domain/taxpayer.ts';
import { type ArrivalWords, arrivalText } from '#i18n/arrival-text.ts';
import { formatMoment, formatQuetzales } from '#i18n/formats.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { $storageHealth } from '#stores/device-storage.ts';
import type { PlacedOrder } from '#stores/order-history.ts';
import type { OrderSummary } from '#stores/order-summary.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { type DeliverySource, useDelivery } from '../checkout/use-delivery.ts';

export type ReceiptProps = {
  readonly order: PlacedOrder;
  readonly delivery: DeliverySource;
  readonly locale: Locale;
  readonly t: Text<'payment'>;
};

export function Receipt({ order, delivery, locale, t }: ReceiptProps) {
  const { summary } = order;
  const health = useStore($storageHealth, { ssr: () => 'ok' as const });
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{t('receipt.title')}</h2>
      <dl className="payment-details">
        <Fact name={t('receipt.number')} value={order.number} />
        {summary ? <ReceiptFacts {...{ summary, delivery, locale, t }} /> : null}
      </dl>
      {summary ? <ReceiptLines summary={summary} locale={locale} t={t} /> : null}
      {health === 'ok' ? null : <p className="receipt-not-kept">{t('receipt.notKept')}</p>}
      <h3>{t('receipt.next')}</h3>
      <p>{t('receipt.nextText')}</p>
      <div className="payment-actions">
        <Button kind="quiet" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <ButtonLink href={pathTo.page(locale, 'list')}>{t('receipt.shop')}</ButtonLink>
      </div>
    </section>
  );
}

type ReceiptFactsProps = Omit<ReceiptProps, 'order'> & { readonly summary: OrderSummary };

/** Its days are counted from the order, whenever the receipt is looked at. */
function ReceiptFacts({ summary, delivery, locale, t }: ReceiptFactsProps) {
  const at = new Date(summary.placedAt);
  const days = useDelivery(delivery.source, { place: summary.place, at });
  const words: ArrivalWords = {
    on: (values) => t('receipt.on', values),
    between: (values) => t('receipt.between', values),
  };
  return (
    <>
      <Fact name={t('receipt.date')} value={formatMoment(at, locale)} />
      <Fact name={t('receipt.taxId')} value={printedTaxId(summary.taxId)} />
      <Fact name={t('receipt.name')} value={personName(summary.customerName)} />
      {summary.email === '' ? null : <Fact name={t('receipt.email')} value={summary.email} />}
      <Fact name={t('receipt.address')} value={summary.addressLine} />
      <Fact name={t('receipt.arrives')} value={days ? arrivalText(days, locale, words) : delivery.plain} />
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Stays with what is after it: no line ends with a loose dot. */
const SEPARATOR = ' ·\u00A0';

type ReceiptLinesProps = Omit<ReceiptProps, 'order' | 'delivery'> & { readonly summary: OrderSummary };

function ReceiptLines({ summary, locale, t }: ReceiptLinesProps) {
  return (
    <table className="receipt-lines">
      <thead>
        <tr>
          <th scope="col">{t('receipt.product')}</th>
          <th scope="col">{t('receipt.quantity')}</th>
          <th scope="col">{t('receipt.total')}</th>
        </tr>
      </thead>
      <tbody>
        {summary.lines.map((line) => (
          <tr key={JSON.stringify(line)}>
            <th scope="row">{[line.name, line.color, line.size].filter(Boolean).join(SEPARATOR)}</th>
            <td>{line.quantity}</td>
            <td>{formatQuetzales(line.total, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('receipt.shipping')}
          </th>
          <td>{t('receipt.free')}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {t('receipt.grandTotal')}
          </th>
          <td>{formatQuetzales(summary.total, locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
