/** The fields of the form that the browser posts to the card provider (checkout §3, Payment form). */
import { type CardForm, cardExpiry } from '#features/checkout/rules/card.ts';
import type { PaymentData } from '#features/payment/rules/payment.ts';

/** A hidden field; may contain card data, so it is made at the press, posted once and not kept. */
export type PaymentField = { readonly name: string; readonly value: string };

/** Values that the payment data does not decide. */
type PaymentTarget = {
  /** The shop's return page (decision 72, Payment origins). */
  readonly redirect: string;
  /** Merchant key id for payment data without one (`PUBLIC_PAYMENT_KEY_ID`). */
  readonly keyId: string;
};

const NOT_DIGITS = /\D+/g;

/** The fields in the specified order; `ccexp` is MMYY. The caller has checked action and amount. */
export function paymentFields(
  data: PaymentData,
  card: CardForm,
  { redirect, keyId }: PaymentTarget,
): readonly PaymentField[] {
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['type', data.type],
    ['key_id', data.keyId || keyId],
    ['hash', data.hash],
    ['time', data.time],
    ['amount', data.amount],
    ['tax', data.tax],
    ['orderid', data.orderId],
    ['ccnumber', card.number.replace(NOT_DIGITS, '')],
    ['ccexp', cardExpiry(card)],
    ['cvv', card.cvc.replace(NOT_DIGITS, '')],
    ['first_name', data.firstName],
    ['last_name', data.lastName],
    ['email', data.email],
    ['phone', data.phone],
    ['redirect', redirect],
    ['action', data.action],
    ['avs', data.avs],
  ];
  return fields.map(([name, value]) => ({ name, value }));
}
