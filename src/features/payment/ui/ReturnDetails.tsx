/** The provider's numbers and words about a payment, as plain text (decision 84, The provider's own words). */
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { asPlainText } from '#shared/text/text.ts';
import { denialReason } from '../rules/payment-return.ts';
import { usePaymentText } from './payment-text.ts';

export type ReturnDetailsProps = {
  readonly paymentReturn: PaymentReturn;
  /** Asks the shopper to note them, because the payment may have to be found by them. */
  readonly isToKeep?: boolean;
};

/** Most characters of a number. */
const LONGEST = 128;
const plain = (value: string): string => asPlainText(value, LONGEST);

export function ReturnDetails({ paymentReturn, isToKeep = false }: ReturnDetailsProps) {
  const t = usePaymentText();
  const all: DetailListProps['rows'] = [
    [t('detail.transaction'), plain(paymentReturn.transactionId)],
    [t('detail.authorization'), isToKeep ? plain(paymentReturn.authCode) : ''],
    [t('detail.order'), plain(paymentReturn.orderId)],
  ];
  const rows = all.filter(([, value]) => value !== '');
  return (
    <>
      {isToKeep && rows.length > 0 ? <p>{t('detail.keep')}</p> : null}
      {rows.length === 0 ? null : <DetailList rows={rows} />}
      {paymentReturn.responseCode === '' ? null : (
        <p className="payment-support">
          {t('detail.code')} <bdi>{plain(paymentReturn.responseCode)}</bdi>
        </p>
      )}
    </>
  );
}

export type DetailListProps = { readonly rows: readonly (readonly [name: string, value: string])[] };

/** Names and values of a payment; a value keeps its own text direction. */
export function DetailList({ rows }: DetailListProps) {
  return (
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
  );
}

export type ReturnReasonProps = {
  readonly paymentReturn: PaymentReturn;
  /** The heading contains the words; only their source is named here. */
  readonly isInHeading: boolean;
};

/** Why a payment failed, in the provider's words (decision 84, The provider's own words). */
export function ReturnReason({ paymentReturn, isInHeading }: ReturnReasonProps) {
  const t = usePaymentText();
  const quoted = isInHeading ? denialReason(paymentReturn) : paymentReturn.responseText;
  if (quoted === '') return null;
  if (isInHeading) return <p className="payment-support">{t('detail.quoted')}</p>;
  return (
    <p>
      {t('detail.says')} <q dir="auto">{quoted}</q>
    </p>
  );
}
