/** Tells the cart service of a payment's return (contract, PATCH Cart). */
import * as z from 'zod/mini';
import type { CartOrder } from '#features/checkout/rules/order.ts';
import type { PaymentReturn, RecordResult } from '#features/payment/rules/payment.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { field, message, stringOf } from '#shared/http/wire/fields.ts';
import { type CartEnvironment, inEnvironment } from './environment.ts';

const RESULT = /^\d{1,9}$/;

const result = field((value) => (RESULT.test(stringOf(value) ?? '') ? Number(value) : undefined));

/** The object that holds `Resultado`: the body itself, or its `meta`. */
const holder = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((body): unknown => {
    if ('Resultado' in body) return body;
    return (Array.isArray(body.meta) ? body.meta[0] : body.meta) ?? body;
  }),
);

/** The whole body. A missing or unreadable `Resultado` is an issue. */
export const recordResultSchema = z.pipe(
  holder,
  z.pipe(
    z.object({ Resultado: result, Mensaje: message }),
    z.transform(({ Resultado, Mensaje }): RecordResult => ({ result: Resultado, message: Mensaje })),
  ),
);

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

/** The payload; the last four fields let the service verify the response hash (contract, PATCH Cart). */
function recordPayload(cartOrder: CartOrder, paymentReturn: PaymentReturn) {
  return {
    UIdCarrito: cartOrder.cartId,
    documentoLocal: cartOrder.localDocument,
    BAC_HASH: paymentReturn.hash,
    BACOrderId: paymentReturn.orderId,
    BACResponse: paymentReturn.response,
    BACTransactionID: paymentReturn.transactionId,
    BACAuthCode: paymentReturn.authCode,
    CodeResponse: paymentReturn.responseCode,
    amount: paymentReturn.amount,
    avsresponse: paymentReturn.avsResponse,
    cvvresponse: paymentReturn.cvvResponse,
    time: paymentReturn.time,
  };
}
