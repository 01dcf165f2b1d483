/** What a cart is paid with (contract, GET Payment) → `PaymentData`. */
import * as z from 'zod/mini';
import type { PaymentData } from '#domain/payment.ts';
import { field, message, optionalVerbatim, verbatim } from './fields.ts';

/** -1 where it cannot be read, which is not the failure that 0 is. */
const result = field((value) => (/^-?\d{1,9}$/.test(String(value)) ? Number(value) : -1));
const meta = z.object({ resultado: result, mensaje: message });
const NO_META = { resultado: -1, mensaje: '' };

/** The service's own word on the call, wherever it stands: `meta` or its first row (adversarial P08). */
export const paymentMetaSchema = z.pipe(
  z.object({ meta: z.nullish(z.union([meta, z.array(meta)])) }),
  z.transform(({ meta: said }) => (Array.isArray(said) ? said[0] : said) ?? NO_META),
);

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

/** Checkout spec §9: the type of every card payment. */
const SALE = 'sale';

/** The `data`. `redirect` is not read: the shop's own page is used, whatever it says (contract, Payment origins). */
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
