/**
 * The cart order as it is stored under `tienda:cartOrder` (contract, Storage keys): the record of a made cart
 * (checkout §3, Cart order record), the provider's order id, the payment attempt they belong to, and what was ordered.
 */
import * as z from 'zod/mini';
import { type OrderSummary, orderSummarySchema } from '#features/checkout/store/order-summary.ts';
import { IDLE, orderOf, type PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { attemptSchema } from './attempt-schema.ts';

export type CartOrderDocument = {
  readonly attempt: PaymentAttempt;
  /** Undefined until there is an order. */
  readonly summary: OrderSummary | undefined;
  /** The shopper chose to go on although it is approved and not recorded: it blocks no other payment. */
  readonly isSetAside?: true;
};

/** No order and no attempt: nothing is stored then. */
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

/**
 * Reads the document; throws for what is not its shape. A record of UIdCarrito and DocumentoLocal alone, as another
 * version of the shop keeps it, counts as posted at an unknown time: a return may belong to it.
 */
export function readCartOrder(stored: unknown): CartOrderDocument {
  const { UIdCarrito, DocumentoLocal, orderid, attempt, summary, isSetAside } = documentSchema.parse(stored);
  if (attempt) return { attempt, summary, ...(isSetAside && { isSetAside }) };
  if (UIdCarrito === undefined || UIdCarrito === '') throw new TypeError('no cart order');
  const cartOrder = { cartId: UIdCarrito, localDocument: DocumentoLocal ?? '' };
  return { attempt: { state: 'posted', startedAt: 0, cartOrder, orderId: orderid ?? '' }, summary };
}

/** What is stored; undefined where there is nothing to keep. */
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
