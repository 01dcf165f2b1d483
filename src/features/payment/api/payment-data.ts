/** What a cart is paid with, fresh with every call (contract, GET Payment). */

import type { PaymentData } from '#features/payment/rules/payment.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { failed, parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { metaSchema } from '#shared/http/wire/meta.ts';
import { type CartEnvironment, inEnvironment } from './environment.ts';
import { paymentDataSchema } from './wire/payment-data.ts';

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
