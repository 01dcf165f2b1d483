/** What a cart is paid with, fresh with every call (contract, GET Payment). */
import * as z from 'zod/mini';
import type { PaymentData } from '#features/payment/rules/payment.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { failed, parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { optionalVerbatim, verbatim } from '#shared/http/wire/fields.ts';
import { metaSchema } from '#shared/http/wire/meta.ts';
import { type CartEnvironment, inEnvironment } from './environment.ts';

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

/** The payment data of a cart; `meta.resultado` 0 is 'refused' with the service's word on it. */
export async function fetchPaymentData(
  connection: Connection,
  cartId: string,
  environment: CartEnvironment,
): Promise<Answer<PaymentData>> {
  const path = inEnvironment(`/api/Payment/${encodeURIComponent(cartId)}`, environment);
  const answer = await requestJson({ connection, method: 'GET', path });
  const meta = parseAnswer(answer, metaSchema);
  if (!meta.ok) return meta;
  if (meta.value.resultado === 0)
    return failed({ kind: 'refused', message: meta.value.mensaje || meta.message });
  return parseAnswer(answer, dataOf(paymentDataSchema));
}
