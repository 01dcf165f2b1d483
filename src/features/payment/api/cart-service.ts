/** Orders and payments (contract, POST Cart/create; contract, GET Payment; contract, PATCH Cart; contract, POST invoices). */
import * as z from 'zod/mini';
import type { Order } from '#features/checkout/rules/order.ts';
import type { Connection } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { failed, parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf, metaSchema } from '#shared/http/wire/envelope.ts';
import { field, message, optionalVerbatim, stringOf, verbatim } from '#shared/http/wire/fields.ts';
import type { CartOrder, PaymentData, PaymentReturn, RecordResult } from '../rules/payment.ts';
import { orderPayload } from './wire/order-wire.ts';

/** The environment of the cart service: `PUBLIC_CART_ENV` (contract, Configuration). */
type CartEnvironment = { readonly env: string };

function inEnvironment(path: string, { env }: CartEnvironment): string {
  return `${path}?env=${encodeURIComponent(env)}`;
}

/** The first row of the `data`. A missing row fails at `0`, a missing cart id at `0.UIdCarrito`. */
export const createdCartSchema = z.pipe(
  z.pipe(
    z.array(z.unknown()),
    z.transform(([first]) => [first]),
  ),
  z.pipe(
    z.tuple([z.object({ UIdCarrito: verbatim, DocumentoLocal: optionalVerbatim })]),
    z.transform(([row]): CartOrder => ({ cartId: row.UIdCarrito, localDocument: row.DocumentoLocal })),
  ),
);

/** Creates a cart that can be paid; never repeated automatically, as one may exist (decision 75, One payment). */
export async function createCart(
  connection: Connection,
  order: Order,
  environment: CartEnvironment,
): Promise<Answer<CartOrder>> {
  const path = inEnvironment('/api/Cart/create', environment);
  const answer = await requestJson({ connection, method: 'POST', path, body: orderPayload(order) });
  return parseAnswer(answer, dataOf(createdCartSchema));
}

/** The payment data of the service (contract, GET Payment). */
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

/** The `data`; its `redirect` is ignored (decision 72, Payment origins). */
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

/** Fetches new payment data of a cart; `meta.resultado` 0 is 'refused' with the service's message. */
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

const RESULT = /^\d{1,9}$/;

const result = field((value) => (RESULT.test(stringOf(value) ?? '') ? Number(value) : undefined));

/** The object with `Resultado`: the body or its `meta`. */
const holder = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((body): unknown => {
    if ('Resultado' in body) return body;
    return (Array.isArray(body.meta) ? body.meta[0] : body.meta) ?? body;
  }),
);

/** The body; a missing or unreadable `Resultado` is an issue. */
export const recordResultSchema = z.pipe(
  holder,
  z.pipe(
    z.object({ Resultado: result, Mensaje: message }),
    z.transform(({ Resultado, Mensaje }): RecordResult => ({ result: Resultado, message: Mensaje })),
  ),
);

export type PaidCart = { readonly cartOrder: CartOrder; readonly paymentReturn: PaymentReturn };

/** Records a payment; may be repeated. The result is 0 or 1 for recorded, 2 for recorded before, more for an error. */
export async function recordPayment(
  connection: Connection,
  { cartOrder, paymentReturn }: PaidCart,
  environment: CartEnvironment,
): Promise<Answer<RecordResult>> {
  const path = inEnvironment('/api/Cart', environment);
  const body = recordPayload(cartOrder, paymentReturn);
  return parseAnswer(await requestJson({ connection, method: 'PATCH', path, body }), recordResultSchema);
}

/** The payload; its last four fields verify the hash of the response (contract, PATCH Cart). */
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

const SUCCESS = 'success';

/** Sends an order without a card; any message but `success` is 'refused' (checkout §7). */
export async function sendInvoice(connection: Connection, order: Order): Promise<Answer<null>> {
  const path = '/api/v1/invoices';
  const answer = await requestJson({ connection, method: 'POST', path, body: orderPayload(order) });
  if (!answer.ok) return answer;
  if (answer.message.toLowerCase() !== SUCCESS) return failed({ kind: 'refused', message: answer.message });
  return { ...answer, value: null };
}
