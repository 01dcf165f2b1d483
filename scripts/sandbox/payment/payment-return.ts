import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxContext } from '../context.ts';
import { placeOrder } from '../selling/order.ts';
import { type CardAttempt, localDocument } from '../state/orders.ts';

/** The fields that the request hash covers, with the exact texts of the form. */
type RequestFields = { readonly orderid: string; readonly amount: string; readonly time: string };

/** The fields that the response hash covers, with the exact texts of the return query. */
type ResponseFields = RequestFields & {
  readonly response: string;
  readonly transactionid: string;
  readonly avsresponse: string;
  readonly cvvresponse: string;
};

function md5(parts: readonly string[]): string {
  return createHash('md5').update(parts.join('|')).digest('hex');
}

/** `md5(orderid|amount|time|key)` (contract, Card provider). */
export function requestHash(fields: RequestFields, key: string): string {
  return md5([fields.orderid, fields.amount, fields.time, key]);
}

/** `md5(orderid|amount|response|transactionid|avsresponse|cvvresponse|time|key)` (contract, Card provider). */
export function responseHash(fields: ResponseFields, key: string): string {
  const { orderid, amount, response, transactionid, avsresponse, cvvresponse, time } = fields;
  return md5([orderid, amount, response, transactionid, avsresponse, cvvresponse, time, key]);
}

/** Results of the address and card checks: N not checked, M match. */
const CHECKS = { avsresponse: 'N', cvvresponse: 'M' } as const;

/** The return fields of a payment (checkout §3), signed. */
function returnFields(attempt: CardAttempt, { settings }: SandboxContext) {
  const signed = {
    response: attempt.response,
    transactionid: attempt.transactionId,
    ...CHECKS,
    orderid: attempt.orderId,
    time: String(Math.floor(settings.now() / 1000)),
    amount: attempt.amount,
  };
  return {
    ...signed,
    responsetext: attempt.responseText,
    authcode: attempt.authCode,
    type: 'sale',
    response_code: attempt.responseCode,
    website: new URL(attempt.redirect).hostname,
    three_ds_version: '2.2.0',
    ipaddress: '127.0.0.1',
    eci: attempt.response === '1' ? '05' : '07',
    cavv: '',
    username: 'sandbox',
    hash: responseHash(signed, settings.merchantKey),
  };
}

/** The shop's address for the payment return, with the return fields in its query. */
export function returnAddress(attempt: CardAttempt, context: SandboxContext): string {
  const address = new URL(attempt.redirect);
  for (const [name, value] of Object.entries(returnFields(attempt, context))) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/** A payment return of a cart, with the exact texts of the provider. */
export type PaymentReturn = ResponseFields & {
  readonly cartId: string;
  readonly localDocument: string;
  readonly hash: string;
  readonly authcode: string;
};

/** Answer of the cart service: 1 recorded, 2 already recorded, above 2 an error (contract, PATCH Cart). */
type RecordResult = { readonly result: number; readonly message: string };

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Verifies a payment return and records it once, as an order that reduces the stock. */
export function recordPayment(payment: PaymentReturn, context: SandboxContext): RecordResult {
  const cart = context.carts.byId(payment.cartId);
  if (!cart || localDocument(cart) !== payment.localDocument) {
    return { result: 3, message: 'El carrito no existe' };
  }
  const request = context.payments.byOrderId(payment.orderid);
  if (request?.cartNumber !== cart.number) return { result: 4, message: 'El pago no es de este carrito' };
  if (!isEqual(payment.hash, responseHash(payment, context.settings.merchantKey))) {
    return { result: 5, message: 'La firma del pago no es válida' };
  }
  if (payment.amount !== request.amount)
    return { result: 6, message: 'El monto pagado no es el del carrito' };
  if (payment.response !== '1') return { result: 7, message: 'El pago no fue aprobado' };
  const card = { transactionId: payment.transactionid, authCode: payment.authcode };
  const placed = placeOrder(cart, card, context);
  if (placed.outcome === 'placed') return { result: 1, message: 'success' };
  if (placed.outcome === 'already placed') return { result: 2, message: 'El pago ya fue registrado' };
  return { result: 8, message: placed.reason };
}

/** Notifies the cart service before the shop does, so that the shop's notification is the second one. */
function reportAhead(attempt: CardAttempt, context: SandboxContext): void {
  const request = context.payments.byOrderId(attempt.orderId);
  const cart = request && context.carts.byNumber(request.cartNumber);
  if (!cart) return;
  const fields = returnFields(attempt, context);
  recordPayment({ ...fields, cartId: cart.id, localDocument: localDocument(cart) }, context);
}

/** Completes an attempt as its card defines, and returns the shop's address for the payment return. */
export async function finishAttempt(attempt: CardAttempt, context: SandboxContext): Promise<string> {
  context.attempts.finish(attempt.id);
  if (attempt.response === '1') {
    if (attempt.behaviour === 'slow') await sleep(context.settings.slowMilliseconds);
    if (attempt.behaviour === 'duplicate') reportAhead(attempt, context);
  }
  return returnAddress(attempt, context);
}
