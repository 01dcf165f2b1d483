/**
 * The orders placed from this browser, newest first, each with its receipt (decision 48, Orders kept in this browser).
 */
import { useState } from 'react';
import { $isLoggedIn } from '#features/account/store/customer.ts';
import { useAccountText } from '#features/account/ui/account-text.ts';
import type { DeliverySource } from '#features/delivery/ui/use-delivery.ts';
import { isPaidOrder, type PlacedOrder } from '#features/payment/store/order-history.ts';
import { $ownOrders } from '#features/payment/store/own-orders.ts';
import { $unrecorded } from '#features/payment/store/payment-attempt.ts';
import { formatMoment, formatQuetzales } from '#shared/i18n/formats.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { Receipt } from './Receipt.tsx';

export type OrderListProps = {
  readonly delivery: DeliverySource;
  /** The shop's chat; '' where it has none. */
  readonly chat: string;
};

export function OrderList({ delivery, chat }: OrderListProps) {
  const locale = useLocale();
  const t = useAccountText();
  const orders = useShared($ownOrders);
  const isLoggedIn = useShared($isLoggedIn);
  return (
    <section className="account-section" aria-labelledby="orders-title">
      <Unrecorded />
      {orders.length === 0 ? (
        <p className="account-soft">
          {t('order.none')} <a href={pathTo.page(locale, 'list')}>{t('order.shop')}</a>
        </p>
      ) : (
        <p className="account-soft">
          <span>{t('order.here')}</span>
          {isLoggedIn ? <span>{` ${t('order.leaving')}`}</span> : null}
        </p>
      )}
      <ul className="account-cards" aria-labelledby="orders-title">
        {orders.map((order) => (
          <li key={`${order.number} ${order.summary?.placedAt ?? 0}`} className="account-card">
            <Order order={order} delivery={delivery} chat={chat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A payment that the bank approved comes before what was bought before it. */
function Unrecorded() {
  const locale = useLocale();
  const t = useAccountText();
  if (!useShared($unrecorded)) return null;
  return (
    <p role="alert">
      {t('order.unrecorded')} <a href={pathTo.page(locale, 'paymentReturn')}>{t('order.finish')}</a>
    </p>
  );
}

type OrderProps = OrderListProps & { readonly order: PlacedOrder };

/** Its receipt is drawn when it is unfolded for the first time. */
function Order({ order, delivery, chat }: OrderProps) {
  const locale = useLocale();
  const t = useAccountText();
  const { summary } = order;
  const [wasOpened, setOpened] = useState(false);
  if (!summary) return <OrderState order={order} />;
  const head = (
    <span className="account-order">
      <span className="visually-hidden">{t('order.detail')} </span>
      <OrderState order={order} />
      <span className="account-soft">
        {t('order.sentAt', { when: formatMoment(new Date(summary.placedAt), locale) })}
      </span>{' '}
      {summary.recipient === '' ? null : (
        <span className="account-soft">{`${t('order.recipient', { name: summary.recipient })} `}</span>
      )}
      <span className="account-order-total">
        {t('order.total', { total: formatQuetzales(summary.total, locale) })}
      </span>
    </span>
  );
  return (
    <Disclosure summary={head} onOpen={() => setOpened(true)}>
      {wasOpened ? <Receipt order={order} delivery={delivery} chat={chat} level={2} /> : null}
    </Disclosure>
  );
}

function OrderState({ order }: Pick<OrderProps, 'order'>) {
  const t = useAccountText();
  const { number } = order;
  const isPaid = isPaidOrder(order);
  return (
    <>
      <strong>{t('order.number', { number })}</strong>{' '}
      <span className="account-order-state" data-paid={isPaid}>
        {isPaid ? t('order.paid') : t('order.sent')}
      </span>{' '}
    </>
  );
}
