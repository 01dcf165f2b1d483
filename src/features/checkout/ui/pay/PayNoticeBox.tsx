/** Why the order cannot go on as it is, and what can be done about it. */

import { $cartOrder, $unrecorded } from '#features/payment/store/payment-attempt.ts';
import { $clockError } from '#shared/clock/server-clock.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { asPlainText } from '#shared/text/text.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from '../checkout-text.ts';
import { CartDifferences } from '../summary/CartDifferences.tsx';
import { RejectedTaxId } from './RejectedTaxId.tsx';
import type { Payment } from './use-payment.ts';

/** Most characters of a number that the bank gave. */
const MAX_SHOWN = 128;

/** What nobody knows of where orders are sent without a card is no payment. */
const IS_ORDER_MODE = shopConfiguration.paymentMode === 'order';
const UNKNOWN = IS_ORDER_MODE ? 'notice.unknownOrder' : 'notice.unknown';

export type PayNoticeBoxProps = { readonly payment: Payment };

/** The live region is there from the start, so that what appears in it is announced. */
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
      return <CartDifferences change={notice} onSettled={payment.setNotice} />;
    default:
      return null;
  }
}

/** Whether a payment or only an order may exist: where nothing was posted, nothing can have been charged. */
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

/** The record comes first; the choice to do without it says what it means, and what to keep. */
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
