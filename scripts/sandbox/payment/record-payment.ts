import { timingSafeEqual } from 'node:crypto';
import type { SandboxContext } from '../context.ts';
import { placeOrder } from '../selling/place-order.ts';
import { localDocument } from '../state/cart-repository.ts';
import { responseHash } from './hashes.ts';

/** A payment return as it was passed on to the cart service; all texts as the provider wrote them. */
export type PaymentReturn = {
  readonly cartId: string;
  readonly localDocument: string;
  readonly hash: string;
  readonly orderId: string;
  readonly response: string;
  readonly transactionId: string;
  readonly authCode: string;
  readonly amount: string;
  readonly avsResponse: string;
  readonly cvvResponse: string;
  readonly time: string;
};

/** Answer of the cart service: 1 recorded, 2 already recorded, above 2 an error (contract, PATCH Cart). */
export type RecordResult = { readonly result: number; readonly message: string };

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())];
  return first.length === second.length && timingSafeEqual(first, second);
}

function isSigned(payment: PaymentReturn, key: string): boolean {
  const fields = {
    orderid: payment.orderId,
    amount: payment.amount,
    response: payment.response,
    transactionid: payment.transactionId,
    avsresponse: payment.avsResponse,
    cvvresponse: payment.cvvResponse,
    time: payment.time,
  };
  return isSame(payment.hash, responseHash(fields, key));
}

/** Verifies a payment return and records it once: the order is made and the stock falls with it. */
export function recordPayment(payment: PaymentReturn, context: SandboxContext): RecordResult {
  const cart = context.carts.byId(payment.cartId);
  if (!cart || localDocument(cart) !== payment.localDocument) {
    return { result: 3, message: 'El carrito no existe' };
  }
  const request = context.payments.byOrderId(payment.orderId);
  if (request?.cartNumber !== cart.number) return { result: 4, message: 'El pago no es de este carrito' };
  if (!isSigned(payment, context.settings.merchantKey)) {
    return { result: 5, message: 'La firma del pago no es válida' };
  }
  if (payment.amount !== request.amount)
    return { result: 6, message: 'El monto pagado no es el del carrito' };
  if (payment.response !== '1') return { result: 7, message: 'El pago no fue aprobado' };
  const { transactionId, authCode } = payment;
  const placed = placeOrder(cart, { transactionId, authCode }, context);
  if (placed.outcome === 'placed') return { result: 1, message: 'success' };
  if (placed.outcome === 'already placed') return { result: 2, message: 'El pago ya fue registrado' };
  return { result: 8, message: placed.reason };
}
