/** The stored cart order `tienda:cartOrder` (contract, Storage keys; checkout §3, Cart order record). */
import * as z from 'zod/mini';
import { type OrderSummary, orderSummarySchema } from '#features/checkout/store/order-summary.ts';
import {
  attemptSchema,
  IDLE,
  orderOf,
  type PaymentAttempt,
} from '#features/payment/rules/payment-attempt.ts';

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
