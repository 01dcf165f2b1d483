/**
 * The orders placed from this browser (decision 48, Orders kept in this browser), newest first, with the finished
 * payment attempt of each: a return that is opened again finds its outcome here.
 */
import * as z from 'zod/mini';
import { type OrderSummary, orderSummarySchema } from '#features/checkout/store/order-summary.ts';
import type { PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { attemptSchema } from './attempt-schema.ts';

/** Orders that are kept; older ones go. */
const MAX = 50;

export type PlacedOrder = {
  /** What the shopper can name the order by: the cart service's document, or our reference. */
  readonly number: string;
  /** Undefined where the shop's storage was lost before the payment came back. */
  readonly summary: OrderSummary | undefined;
  /** How it was paid; undefined for an order without a card. */
  readonly attempt: PaymentAttempt | undefined;
  /** Its buyer is gone: it is shown to nobody, and only says that its payment is settled. */
  readonly isForgotten?: true;
};

/** Whether it is paid for: the cart service has recorded the payment, now or, where it is a duplicate, before. */
export function isPaidOrder({ attempt }: PlacedOrder): boolean {
  return attempt?.state === 'recorded' || attempt?.state === 'duplicate';
}

/** The one empty history: what pages are built with. */
export const NO_ORDERS: readonly PlacedOrder[] = [];

const orderSchema = z.pipe(
  z.object({
    number: z.string(),
    summary: z.optional(orderSummarySchema),
    attempt: z.optional(attemptSchema),
    isForgotten: z.optional(z.literal(true)),
  }),
  z.transform(
    ({ number, summary, attempt, isForgotten }): PlacedOrder => ({
      number,
      summary,
      attempt,
      ...(isForgotten && { isForgotten }),
    }),
  ),
);

/** Reads order by order: a damaged one is set aside; older ones than are kept go. */
function readOrders(stored: unknown): readonly PlacedOrder[] {
  return readUsable(ORDER_HISTORY_KEY, stored, (row) => orderSchema.safeParse(row).data).slice(0, MAX);
}

const history = persistentDocument<readonly PlacedOrder[]>(ORDER_HISTORY_KEY, {
  initial: NO_ORDERS,
  read: readOrders,
  write: (orders) => (orders.length === 0 ? undefined : orders),
});

export const $orders = history.store;

/** Tries once more to keep them on the device. */
export function retryPersist(): void {
  history.update((orders) => [...orders]);
}

/** Changes the orders one by one; one without an answer goes. */
export function changeOrders(change: (order: PlacedOrder) => PlacedOrder | undefined): void {
  history.update((orders) => orders.flatMap((order) => change(order) ?? []));
}

/** Keeps an order; one of the same number takes its place. */
export function keepOrder(order: PlacedOrder): void {
  history.update((orders) =>
    [order, ...orders.filter(({ number }) => number !== order.number)].slice(0, MAX),
  );
}
