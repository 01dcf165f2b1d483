/** The hidden form that the browser posts to the card provider (checkout §3, Payment form). */

import { type CardForm, cardExpiry } from '#features/checkout/rules/card.ts';
import type { PaymentData } from '#features/payment/rules/payment.ts';

/** One hidden field. Card data is among them: they are made at the click, posted once, and kept nowhere. */
export type PaymentField = { readonly name: string; readonly value: string };

/** What does not come from the payment data. */
export type PaymentTarget = {
  /** The shop's own return page, whatever the payment data says (decision 72, Payment origins). */
  readonly redirect: string;
  /** Merchant key id for payment data that brings none (`PUBLIC_PAYMENT_KEY_ID`). */
  readonly keyId: string;
};

const NOT_DIGITS = /\D+/g;

/** The fields in the order of the specification; `ccexp` is MMYY. The caller has checked action and amount. */
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
