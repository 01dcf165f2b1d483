/** Why a payment did not go through, as the provider's words (decision 84, The provider's own words). */

import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { denialReason } from '#features/payment/rules/payment-return.ts';
import { usePaymentText } from './use-payment-text.ts';

export type ReturnReasonProps = {
  readonly paymentReturn: PaymentReturn;
  /** The heading holds the words: only whose they are is said. */
  readonly isInHeading: boolean;
};

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
