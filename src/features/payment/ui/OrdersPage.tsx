/** The page /pedidos: orders with their receipts (decision 48, Orders kept in this browser). */
import '#features/account/ui/Account.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $isLoggedIn } from '#features/account/store/customer.ts';
import { useAccountText } from '#features/account/ui/account-text.ts';
import type { DeliverySource } from '#features/delivery/ui/use-delivery.ts';
import { $ownOrders, retainOrdersOf } from '#features/payment/store/order-history.ts';
import { formatMoment, formatQuetzales } from '#shared/i18n/formats.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Disclosure } from '#shared/ui/dialogs/Disclosure.tsx';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { isPaidOrder, type PlacedOrder } from '../store/order-history.ts';
import { $unrecorded } from '../store/payment-attempt.ts';
import { Receipt } from './Receipt.tsx';

export type OrdersPageProps = OrderListProps & {
  /** Placeholder until the storage is read. */
  readonly children?: ReactNode;
};

function OrdersPageContent({ children, ...list }: OrdersPageProps) {
  const isHydrated = useIsHydrated();
  const isLoggedIn = useShared($isLoggedIn);
  if (!isHydrated) return <div className="account-rest">{children}</div>;
  return (
    <div className="account-rest">
      <OrderList {...list} />
      {isLoggedIn ? null : <ClearGuestOrders />}
    </div>
  );
}

/** A guest's orders are visible to everybody at this browser until they are cleared. */
function ClearGuestOrders() {
  const t = useAccountText();
  const [isCleared, setCleared] = useState(false);
  const hasOrders = useShared($ownOrders).length > 0;
  if (!hasOrders) return isCleared ? <Cleared /> : null;
  return (
    <>
      <p className="account-soft">{t('order.guest')}</p>
      <div className="account-actions">
        <Button
          kind="danger"
          onClick={() => {
            retainOrdersOf(null);
            setCleared(true);
          }}
        >
          {t('order.clear')}
        </Button>
      </div>
    </>
  );
}

/** Takes the focus of the removed button. */
function Cleared() {
  const t = useAccountText();
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <p ref={element} role="status" tabIndex={-1}>
      {t('order.cleared')}
    </p>
  );
}

export const OrdersPage = asIsland(OrdersPageContent);

type OrderListProps = {
  readonly delivery: DeliverySource;
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
};

function OrderList({ delivery, chat }: OrderListProps) {
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

/** An approved payment that waits for its record comes first. */
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

/** The receipt is rendered when it is first unfolded. */
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
      {wasOpened ? <Receipt order={order} delivery={delivery} chat={chat} /> : null}
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
