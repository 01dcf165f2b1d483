/** The notices next to the pay button: why an order failed, and what the shopper can do. */
import { useEffect, useRef } from 'react';
import { $ownOrders } from '#features/payment/store/order-history.ts';
import { $cartOrder, $unrecorded } from '#features/payment/store/payment-attempt.ts';
import { $clockError } from '#shared/clock/server-clock.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { asPlainText } from '#shared/text/text.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText, useCheckoutTexts } from '../checkout-text.ts';
import { CartDifferences } from '../summary/CartDifferences.tsx';
import { RejectedTaxId } from './RejectedTaxId.tsx';
import type { Payment } from './use-payment.ts';

/** Most characters of the bank's transaction number. */
const MAX_SHOWN = 128;

/** Without cards, an unknown outcome is about an order, not a payment. */
const IS_ORDER_MODE = shopConfiguration.paymentMode === 'order';
const UNKNOWN = IS_ORDER_MODE ? 'notice.unknownOrder' : 'notice.unknown';

export type PayNoticeBoxProps = { readonly payment: Payment };

/** The live region exists before its content, so that this is announced. */
export function PayNoticeBox({ payment }: PayNoticeBoxProps) {
  const t = useCheckoutText();
  const isClockOff = useShared($clockError) !== 0;
  return (
    <div role="alert" className="checkout-notices" tabIndex={-1}>
      {isClockOff ? <p className="checkout-notice">{t('notice.clock')}</p> : null}
      <Notice payment={payment} />
    </div>
  );
}

function Notice({ payment }: PayNoticeBoxProps) {
  const t = useCheckoutText();
  const { notice } = payment;
  switch (notice?.kind) {
    case 'locked':
      return <p className="checkout-notice">{t('notice.locked')}</p>;
    case 'unknown':
      return <Unknown payment={payment} />;
    case 'duplicate':
      return (
        <div className="checkout-notice">
          <p>{t('notice.duplicate')}</p>
          <Button kind="quiet" onClick={payment.setAside}>
            {t('notice.startAnew')}
          </Button>
        </div>
      );
    case 'unrecorded':
      return <Unrecorded payment={payment} />;
    case 'failed':
      return (
        <div className="checkout-notice">
          {notice.rejection === undefined ? null : <RejectedTaxId message={notice.rejection} />}
          {notice.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {notice.canOrderAgain ? (
            <>
              <p>{t('notice.orderRejected')}</p>
              <Button kind="quiet" onClick={payment.orderAgain}>
                {t('notice.orderAnew')}
              </Button>
            </>
          ) : null}
        </div>
      );
    case 'cart-changed':
      return <CartDifferences change={notice} onResolved={payment.setNotice} />;
    default:
      return null;
  }
}

/** Before the form was posted, nothing can have been charged. */
function Unknown({ payment }: PayNoticeBoxProps) {
  const t = useCheckoutText();
  const { attempt } = useShared($cartOrder);
  const isUnpaid = !IS_ORDER_MODE && attempt.state === 'unknown' && attempt.order === undefined;
  return (
    <div className="checkout-notice">
      <p>{t(isUnpaid ? 'notice.unknownCart' : UNKNOWN)}</p>
      <Button kind="quiet" onClick={payment.setAside}>
        {t(isUnpaid ? 'notice.tryAgain' : 'notice.startAnew')}
      </Button>
    </div>
  );
}

/** Offers not to wait for the record, and names the consequence and the data to keep. */
function Unrecorded({ payment }: PayNoticeBoxProps) {
  const locale = useLocale();
  const t = useCheckoutText();
  const approved = useShared($unrecorded);
  const transaction = asPlainText(approved?.transactionId ?? '', MAX_SHOWN);
  return (
    <div className="checkout-notice">
      <p>{t('notice.unrecorded')}</p>
      <ButtonLink kind="quiet" href={pathTo.page(locale, 'paymentReturn')}>
        {t('notice.finish')}
      </ButtonLink>
      <p>{t('notice.unrecordedChoice')}</p>
      {transaction === '' ? null : <p>{t('notice.keepTransaction', { transaction })}</p>}
      <Button kind="quiet" onClick={payment.setAside}>
        {t('notice.startUnrecorded')}
      </Button>
    </div>
  );
}

/** The confirmation of an order without a card (contract, POST invoices). */
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
