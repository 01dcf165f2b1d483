/** An order without a card went out (contract, POST invoices): said for as long as the page stays. */

import { useEffect, useRef } from 'react';
import { $ownOrders } from '#features/payment/store/own-orders.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutTexts } from '../checkout-text.ts';

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
