/** The orders placed from this browser, newest first, each with its lines (issue: orders placed from this browser). */
import { useStore } from '@nanostores/react';
import { formatMoment, formatQuetzales } from '#i18n/formats.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { pathTo } from '#i18n/paths.ts';
import { $orders, NO_ORDERS, type PlacedOrder } from '#stores/order-history.ts';
import type { OrderSummary } from '#stores/order-summary.ts';
import { $unrecorded } from '#stores/payment-attempt.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import type { AccountTexts } from './account-text.ts';

export function OrderList({ locale, t }: AccountTexts) {
  const orders = useStore($orders, { ssr: () => NO_ORDERS });
  return (
    <section className="account-section" aria-labelledby="orders-title">
      <h2 id="orders-title">{t('orders')}</h2>
      <Unrecorded locale={locale} t={t} />
      {orders.length === 0 ? (
        <p className="account-soft">
          {t('order.none')} <a href={pathTo.page(locale, 'list')}>{t('order.shop')}</a>
        </p>
      ) : (
        <p className="account-soft">{t('order.here')}</p>
      )}
      <ul className="account-cards" aria-labelledby="orders-title">
        {orders.map((order) => (
          <li key={order.number} className="account-card">
            <Order order={order} locale={locale} t={t} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A payment that the bank approved comes before what was bought before it. */
function Unrecorded({ locale, t }: Omit<OrderProps, 'order'>) {
  if (!useStore($unrecorded, { ssr: () => undefined })) return null;
  return (
    <p role="alert">
      {t('order.unrecorded')} <a href={pathTo.page(locale, 'paymentReturn')}>{t('order.finish')}</a>
    </p>
  );
}

type OrderProps = { readonly order: PlacedOrder; readonly locale: Locale; readonly t: Text<'account'> };

function Order({ order, locale, t }: OrderProps) {
  const { summary } = order;
  if (!summary) return <OrderState order={order} t={t} />;
  const head = (
    <span className="account-order">
      <span className="visually-hidden">{t('order.detail')} </span>
      <OrderState order={order} t={t} />
      <span className="account-soft">{formatMoment(new Date(summary.placedAt), locale)}</span>{' '}
      <span>{t('order.total', { total: formatQuetzales(summary.total, locale) })}</span>
    </span>
  );
  return (
    <Disclosure summary={head}>
      <OrderLines summary={summary} locale={locale} />
    </Disclosure>
  );
}

function OrderState({ order: { number, attempt }, t }: Pick<OrderProps, 'order' | 't'>) {
  return (
    <>
      <strong>{t('order.number', { number })}</strong>{' '}
      <span>{attempt === undefined ? t('order.sent') : t('order.paid')}</span>{' '}
    </>
  );
}

function OrderLines({ summary, locale }: { readonly summary: OrderSummary; readonly locale: Locale }) {
  return (
    <ul className="account-lines">
      {summary.lines.map((line) => (
        <li key={JSON.stringify(line)}>
          <span>
            {line.quantity} × {[line.name, line.color, line.size].filter(Boolean).join(' · ')}
          </span>
          <span>{formatQuetzales(line.total, locale)}</span>
        </li>
      ))}
      <li className="account-soft">{summary.addressLine}</li>
    </ul>
  );
}
