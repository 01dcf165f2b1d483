/** What the provider said of the payment, as text and nothing but text (adversarial X05). */
import type { PaymentReturn } from '#domain/payment.ts';
import type { Text } from '#i18n/messages.ts';

export type ReturnDetailsProps = {
  readonly paymentReturn: PaymentReturn;
  readonly t: Text<'payment'>;
  /** The provider's own words, where the heading does not hold them. */
  readonly isReasonShown?: boolean;
  /** Asks the shopper to note it down: the payment may have to be found by it. */
  readonly isToKeep?: boolean;
};

export function ReturnDetails(props: ReturnDetailsProps) {
  const { paymentReturn, t, isReasonShown = false, isToKeep = false } = props;
  const rows = [
    [t('detail.transaction'), paymentReturn.transactionId],
    [t('detail.authorization'), isToKeep ? paymentReturn.authCode : ''],
    [t('detail.order'), paymentReturn.orderId],
  ].filter(([, value]) => value !== '');
  return (
    <>
      {isReasonShown && paymentReturn.responseText !== '' ? (
        <p>
          <bdi>{paymentReturn.responseText}</bdi>
        </p>
      ) : null}
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
          {t('detail.code')} <bdi>{paymentReturn.responseCode}</bdi>
        </p>
      )}
    </>
  );
}
