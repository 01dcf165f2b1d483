/** An order without a card went out (contract, POST invoices): said for as long as the page stays. */

import { useEffect, useRef } from 'react';
import { pathTo } from '#i18n/paths.ts';
import { useCheckoutTexts } from '#islands/checkout/checkout-text.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $ownOrders } from '#stores/payment/own-orders.ts';
import { ButtonLink } from '#ui/page/Button.tsx';

export function OrderSent() {
  const locale = useLocale();
  const { t, messages } = useCheckoutTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [order] = useShared($ownOrders);
  return (
    <div className="checkout-sent checkout-notice" role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {messages('order.sent')}
      </h2>
      {order ? <p>{t('sentNumber', { number: order.number })}</p> : null}
      <ButtonLink kind="quiet" href={pathTo.page(locale, 'orders')}>
        {t('sentOrders')}
      </ButtonLink>
      <ButtonLink kind="quiet" href={pathTo.page(locale, 'home')}>
        {t('empty.home')}
      </ButtonLink>
    </div>
  );
}
