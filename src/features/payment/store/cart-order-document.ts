/**
 * The stored cart order `tienda:cartOrder` (contract, Storage keys; checkout §3, Cart order record): the record, the
 * order id, the attempt and the summary.
 */
import * as z from 'zod/mini';
import { type OrderSummary, orderSummarySchema } from '#features/checkout/store/order-summary.ts';
import { IDLE, orderOf, type PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';

/** Schemas of a stored attempt. */
const unexpectedSchema = z.pipe(
  z.object({ kind: z.literal('unexpected'), path: z.string(), message: z.optional(z.string()) }),
  z.transform(({ kind, path, message }) => ({ kind, path, ...(message !== undefined && { message }) })),
);
const failureSchema = z.union([
  z.object({ kind: z.enum(['network', 'aborted']) }),
  z.object({ kind: z.literal('http'), status: z.number(), message: z.string() }),
  z.object({ kind: z.literal('not-json'), status: z.number() }),
  unexpectedSchema,
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);

const paymentReturn = z.object({
  response: z.enum(['1', '2', '3']),
  responseText: z.string(),
  authCode: z.string(),
  transactionId: z.string(),
  avsResponse: z.string(),
  cvvResponse: z.string(),
  orderId: z.string(),
  responseCode: z.string(),
  time: z.string(),
  amount: z.string(),
  hash: z.string(),
});

const started = { startedAt: z.number() };
const paid = {
  ...started,
  cartOrder: z.object({ cartId: z.string(), localDocument: z.string() }),
  orderId: z.string(),
};
const returned = { ...paid, paymentReturn };

const unknownSchema = z.pipe(
  z.object({ ...started, state: z.literal('unknown'), order: z.optional(z.object(paid)) }),
  z.transform(({ startedAt, state, order }) => ({ startedAt, state, order })),
);

/** Any state of the machine. */
export const attemptSchema: z.ZodMiniType<PaymentAttempt> = z.union([
  z.object({ state: z.literal('idle') }),
  z.object({ ...started, state: z.enum(['checking', 'creating', 'failed']) }),
  z.object({ ...paid, state: z.enum(['cart-created', 'posted']) }),
  z.object({ ...returned, state: z.enum(['returned', 'duplicate', 'system-error']) }),
  z.object({ ...returned, state: z.literal('recorded'), isCartCleared: z.boolean() }),
  z.object({ ...returned, state: z.literal('denied'), isCertain: z.boolean() }),
  z.object({ ...returned, state: z.literal('record-failed'), failure: failureSchema }),
  unknownSchema,
]);

export type CartOrderDocument = {
  readonly attempt: PaymentAttempt;
  /** Undefined until there is an order. */
  readonly summary: OrderSummary | undefined;
  /** The shopper chose not to wait for its record; it blocks no other payment. */
  readonly isSetAside?: true;
};

/** No order and no attempt, which is not stored. */
export const NO_CART_ORDER: CartOrderDocument = { attempt: IDLE, summary: undefined };

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const documentSchema = z.object({
  UIdCarrito: z.optional(text),
  DocumentoLocal: z.optional(z.nullable(text)),
  orderid: z.optional(z.nullable(text)),
  attempt: z.optional(attemptSchema),
  summary: z.optional(orderSummarySchema),
  isSetAside: z.optional(z.literal(true)),
});

/** Reads the document; throws for another shape. A record without an attempt counts as posted at an unknown time. */
export function readCartOrder(stored: unknown): CartOrderDocument {
  const { UIdCarrito, DocumentoLocal, orderid, attempt, summary, isSetAside } = documentSchema.parse(stored);
  if (attempt) return { attempt, summary, ...(isSetAside && { isSetAside }) };
  if (UIdCarrito === undefined || UIdCarrito === '') throw new TypeError('no cart order');
  const cartOrder = { cartId: UIdCarrito, localDocument: DocumentoLocal ?? '' };
  return { attempt: { state: 'posted', startedAt: 0, cartOrder, orderId: orderid ?? '' }, summary };
}

/** The stored form; undefined if there is nothing to store. */
export function writeCartOrder({ attempt, summary, isSetAside }: CartOrderDocument): unknown {
  if (attempt.state === 'idle') return undefined;
  const order = orderOf(attempt);
  return {
    ...(order && {
      UIdCarrito: order.cartOrder.cartId,
      DocumentoLocal: order.cartOrder.localDocument,
      orderid: order.orderId,
    }),
    attempt,
    summary,
    isSetAside,
  };
}
