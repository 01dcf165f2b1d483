/** Tells the cart service of a payment's return (contract, PATCH Cart). */

import type { CartOrder } from '#domain/checkout/order.ts';
import type { Answer } from '#domain/page/failure.ts';
import type { PaymentReturn, RecordResult } from '#domain/payment/payment.ts';
import { recordResultSchema } from '#services/schemas/payment/record-result.ts';
import { recordPayload } from '#services/schemas/payment/record-wire.ts';
import type { Connection } from '../connection.ts';
import { parseAnswer, requestJson } from '../http.ts';
import { type CartEnvironment, inEnvironment } from './environment.ts';

/** A return and the cart it belongs to. */
export type PaidCart = { readonly cartOrder: CartOrder; readonly paymentReturn: PaymentReturn };

/** What the service said: 0 and 1 recorded, 2 recorded before, above 2 an error. The same call may be repeated. */
export async function recordPayment(
  connection: Connection,
  { cartOrder, paymentReturn }: PaidCart,
  environment: CartEnvironment,
): Promise<Answer<RecordResult>> {
  const path = inEnvironment('/api/Cart', environment);
  const body = recordPayload(cartOrder, paymentReturn);
  return parseAnswer(await requestJson({ connection, method: 'PATCH', path, body }), recordResultSchema);
}
