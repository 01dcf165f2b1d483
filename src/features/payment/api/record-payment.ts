/** Tells the cart service of a payment's return (contract, PATCH Cart). */

import type { CartOrder } from '#features/checkout/rules/order.ts';
import type { PaymentReturn, RecordResult } from '#features/payment/rules/payment.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { type CartEnvironment, inEnvironment } from './environment.ts';
import { recordResultSchema } from './wire/record-result.ts';
import { recordPayload } from './wire/record-wire.ts';

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
