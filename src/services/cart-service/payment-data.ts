/** What a cart is paid with, fresh with every call (contract, GET Payment). */
import type { Answer } from '#domain/page/failure.ts';
import type { PaymentData } from '#domain/payment/payment.ts';
import { paymentDataSchema } from '#services/schemas/payment/payment-data.ts';
import type { Connection } from '../connection.ts';
import { failed, parseAnswer, requestJson } from '../http.ts';
import { dataOf } from '../schemas/envelope.ts';
import { metaSchema } from '../schemas/meta.ts';
import { type CartEnvironment, inEnvironment } from './environment.ts';

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
