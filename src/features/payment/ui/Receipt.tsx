/** The receipt after a payment and on /pedidos (decision 86, Receipt). */
import './Receipt.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { $user } from '#features/account/store/customer.ts';
import { formatTaxId, personName } from '#features/checkout/rules/taxpayer.ts';
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import { type ArrivalWords, arrivalText } from '#features/delivery/rules/delivery-table.ts';
import { type DeliverySource, useDelivery, useExchange } from '#features/delivery/ui/use-delivery.ts';
import { isPaidOrder, type PlacedOrder, retainOrdersOf } from '#features/payment/store/order-history.ts';
import { formatDate, formatMoment } from '#shared/i18n/formats.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { $storageHealth } from '#shared/storage/device-storage.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { AddToCalendar } from './after/AddToCalendar.tsx';
import { OrderMessages } from './after/OrderMessages.tsx';
import { usePaymentText } from './payment-text.ts';
import { ReceiptLines } from './ReceiptLines.tsx';

export type ReceiptProps = {
  readonly order: PlacedOrder;
  readonly delivery: DeliverySource;
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
  /** Actions in addition to printing. */
  readonly children?: ReactNode;
};

export function Receipt({ order, delivery, chat, children }: ReceiptProps) {
  const t = usePaymentText();
  const locale = useLocale();
  const { summary } = order;
  const element = useRef<HTMLElement>(null);
  const titleId = useId();
  const health = useShared($storageHealth);
  const isPaid = isPaidOrder(order);
  return (
    <section ref={element} className="receipt" aria-labelledby={titleId}>
      <h2 id={titleId} className="receipt-title">
        {t('receipt.title')}
      </h2>
      <div className="receipt-parts">
        <dl className="payment-details">
          <Fact name={t('receipt.number')} value={order.number} isData />
          {summary ? <ReceiptFacts summary={summary} delivery={delivery} isPaid={isPaid} /> : null}
        </dl>
        {summary ? <ReceiptLines summary={summary} isPaid={isPaid} /> : null}
        <div className="receipt-next">
          {health === 'ok' ? null : <p>{t('receipt.notKept')}</p>}
          <h3>{t('receipt.next')}</h3>
          <p>{isPaid ? t('receipt.nextText') : t('receipt.nextUnpaid')}</p>
          {summary ? <p>{t('receipt.notSeen')}</p> : null}
          <div className="payment-actions">
            <Button kind="quiet" onClick={() => element.current && printReceipt(element.current)}>
              {t('receipt.print')}
            </Button>
            {summary ? <AddToCalendar order={order} summary={summary} delivery={delivery} /> : null}
            {children ? (
              <ButtonLink kind="quiet" href={pathTo.page(locale, 'orders')}>
                {t('receipt.orders')}
              </ButtonLink>
            ) : null}
            {children}
          </div>
          {summary ? <OrderMessages number={order.number} summary={summary} chat={chat} /> : null}
        </div>
      </div>
    </section>
  );
}

type ReceiptFactsProps = Pick<ReceiptProps, 'delivery'> & {
  readonly summary: OrderSummary;
  readonly isPaid: boolean;
};

/** Delivery days are counted from the order. */
function ReceiptFacts({ summary, delivery, isPaid }: ReceiptFactsProps) {
  const locale = useLocale();
  const t = usePaymentText();
  const at = new Date(summary.placedAt);
  const when = formatMoment(at, locale);
  const days = useDelivery(delivery.source, { place: summary.place, at });
  const exchange = useExchange(delivery.source, {
    place: summary.place,
    at,
    isGift: summary.isGift === true,
  });
  const words: ArrivalWords = {
    on: (values) => t('receipt.on', values),
    between: (values) => t('receipt.between', values),
  };
  return (
    <>
      <Fact
        name={t('receipt.state')}
        value={t(isPaid ? 'receipt.sentPaid' : 'receipt.sentUnpaid', { when })}
      />
      <Fact name={t('receipt.taxId')} value={formatTaxId(summary.taxId)} isData />
      <Fact name={t('receipt.name')} value={personName(summary.customerName)} isData />
      {summary.email === '' ? null : <Fact name={t('receipt.email')} value={summary.email} isData />}
      {summary.recipient === '' ? null : (
        <Fact name={t('receipt.recipient')} value={summary.recipient} isData />
      )}
      <Fact name={t('receipt.address')} value={summary.addressLine} isData />
      <Fact name={t('receipt.arrives')} value={days ? arrivalText(days, locale, words) : delivery.plain} />
      {summary.isGift ? <Fact name={t('receipt.gift')} value={t('receipt.giftText')} /> : null}
      {exchange === undefined ? null : (
        <Fact
          name={t('receipt.exchange')}
          value={t('receipt.exchangeUntil', { day: formatDate(new Date(exchange), locale) })}
        />
      )}
    </>
  );
}

type FactProps = {
  readonly name: string;
  readonly value: string;
  /** A number, name or address, which browsers must not translate. */
  readonly isData?: boolean;
};

function Fact({ name, value, isData }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate={isData ? 'no' : undefined}>{value}</dd>
    </div>
  );
}

const MARK = 'data-printed';

/** Marks the receipt until it is printed, or another one is if the browser does not report the end. */
function printReceipt(receipt: HTMLElement): void {
  const unmark = (): void => {
    for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  };
  unmark();
  receipt.setAttribute(MARK, '');
  addEventListener('afterprint', unmark, { once: true });
  print();
}

/** Clears a guest's receipt for the next users (decision 48, Orders kept in this browser). */
export function ClearReceipt({ order }: Pick<ReceiptProps, 'order'>) {
  const t = usePaymentText();
  const user = useShared($user);
  const [isCleared, setCleared] = useState(false);
  const isGuests = order.summary !== undefined && (order.summary.customerId ?? 0) === 0;
  if (!isGuests || user) return null;
  const clear = (): void => {
    retainOrdersOf(null);
    setCleared(true);
  };
  return (
    <>
      {isCleared ? null : (
        <Button kind="plain" onClick={clear}>
          {t('receipt.clear')}
        </Button>
      )}
      <span role="status">{isCleared ? t('receipt.cleared') : null}</span>
    </>
  );
}
