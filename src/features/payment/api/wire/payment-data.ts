/** What a cart is paid with (contract, GET Payment) → `PaymentData`. */
import * as z from 'zod/mini';
import type { PaymentData } from '#features/payment/rules/payment.ts';
import { optionalVerbatim, verbatim } from '#shared/http/wire/fields.ts';

const wire = z.object({
  action: verbatim,
  type: optionalVerbatim,
  key_id: optionalVerbatim,
  hash: verbatim,
  time: verbatim,
  amount: verbatim,
  tax: optionalVerbatim,
  orderid: verbatim,
  first_name: optionalVerbatim,
  last_name: optionalVerbatim,
  email: optionalVerbatim,
  phone: optionalVerbatim,
  avs: optionalVerbatim,
});

/** The type of every card payment (checkout §9). */
const SALE = 'sale';

/** The `data`. `redirect` is not read: the shop's own page is used, whatever it says (decision 72, Payment origins). */
export const paymentDataSchema = z.pipe(
  wire,
  z.transform(
    (row): PaymentData => ({
      action: row.action,
      type: row.type || SALE,
      keyId: row.key_id,
      hash: row.hash,
      time: row.time,
      amount: row.amount,
      tax: row.tax,
      orderId: row.orderid,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      avs: row.avs,
    }),
  ),
);
