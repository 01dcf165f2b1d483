/** The provider's numbers of a payment, as text and nothing but text (decision 84, The provider's own words). */

import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { asPlainText } from '#shared/text/text.ts';
import { usePaymentText } from './use-payment-text.ts';

export type ReturnDetailsProps = {
  readonly paymentReturn: PaymentReturn;
  /** Asks the shopper to note it down: the payment may have to be found by it. */
  readonly isToKeep?: boolean;
};

/** Most characters of a number that is shown. */
const LONGEST = 128;
const plain = (value: string): string => asPlainText(value, LONGEST);

export function ReturnDetails({ paymentReturn, isToKeep = false }: ReturnDetailsProps) {
  const t = usePaymentText();
  const rows = [
    [t('detail.transaction'), plain(paymentReturn.transactionId)],
    [t('detail.authorization'), isToKeep ? plain(paymentReturn.authCode) : ''],
    [t('detail.order'), plain(paymentReturn.orderId)],
  ].filter(([, value]) => value !== '');
  return (
    <>
      {isToKeep && rows.length > 0 ? <p>{t('detail.keep')}</p> : null}
      {rows.length === 0 ? null : (
        <dl className="payment-details">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {paymentReturn.responseCode === '' ? null : (
        <p className="payment-support">
          {t('detail.code')} <bdi>{plain(paymentReturn.responseCode)}</bdi>
        </p>
      )}
    </>
  );
}
