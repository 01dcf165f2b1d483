/** The orders of this browser, and who may see them (decision 48, Orders kept in this browser). */
import { computed } from 'nanostores';
import * as z from 'zod/mini';
import type { User } from '#features/account/rules/account.ts';
import { $user } from '#features/account/store/customer.ts';
import { type OrderSummary, orderSummarySchema } from '#features/checkout/store/order-summary.ts';
import { attemptSchema, type PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { persistentDocument } from '#shared/storage/storage.ts';

/** Most orders; older ones are removed. */
const MAX = 50;

const orderSchema = z.object({
  /** The cart service's document number, or our reference. */
  number: z.string(),
  /** Undefined if the storage was lost before the return. */
  summary: z.optional(orderSummarySchema),
  /** Undefined for an order without a card. */
  attempt: z.optional(attemptSchema),
  /** The buyer's data were removed; the hidden order still proves that its payment is settled. */
  isForgotten: z.exactOptional(z.literal(true)),
});
export type PlacedOrder = Readonly<z.infer<typeof orderSchema>>;

/** Whether the cart service has recorded the payment. */
export function isPaidOrder({ attempt }: PlacedOrder): boolean {
  return attempt?.state === 'recorded' || attempt?.state === 'duplicate';
}

/** The one empty history, which pages are built with. */
const NO_ORDERS: readonly PlacedOrder[] = [];

/** Reads each order and sets damaged ones aside. */
function readOrders(stored: unknown): readonly PlacedOrder[] {
  return readUsable(ORDER_HISTORY_KEY, stored, (row) => orderSchema.safeParse(row).data).slice(0, MAX);
}

const history = persistentDocument<readonly PlacedOrder[]>(ORDER_HISTORY_KEY, {
  initial: NO_ORDERS,
  read: readOrders,
  write: (orders) => (orders.length === 0 ? undefined : orders),
});

export const $orders = history.store;

/** Tries to store them on the device again. */
export function retryPersist(): void {
  history.update((orders) => [...orders]);
}

/** Changes or removes each order. */
export function changeOrders(change: (order: PlacedOrder) => PlacedOrder | undefined): void {
  history.update((orders) => orders.flatMap((order) => change(order) ?? []));
}

/** Stores an order, which replaces one of the same number. */
export function storeOrder(order: PlacedOrder): void {
  history.update((orders) =>
    [order, ...orders.filter(({ number }) => number !== order.number)].slice(0, MAX),
  );
}

/** Whether an account placed it; without a customer id, the e-mail decides. */
function isOfAccount(summary: OrderSummary, user: User): boolean {
  const { customerId, email } = summary;
  if (customerId !== undefined) return customerId === user.id;
  return email !== '' && email.toLowerCase() === user.email.toLowerCase();
}

/** Whether the current user may see the order. */
export function isOwnSummary(summary: OrderSummary | undefined, user = $user.get()): boolean {
  if (!summary) return true;
  return user ? isOfAccount(summary, user) : (summary.customerId ?? 0) === 0;
}

function isOwnOrder({ summary, isForgotten }: PlacedOrder, user: User | null): boolean {
  if (isForgotten) return false;
  return summary ? isOwnSummary(summary, user) : user === null;
}

/** The current user's orders, newest first. */
export const $ownOrders = shared(
  computed([$orders, $user], (orders, user): readonly PlacedOrder[] =>
    orders.filter((order) => isOwnOrder(order, user)),
  ),
  NO_ORDERS,
);

/** The order as the current user may see it: another user's has only its number. */
export function shownOrder(order: PlacedOrder): PlacedOrder {
  return !order.isForgotten && isOwnSummary(order.summary) ? order : { ...order, summary: undefined };
}

/** The attempt without personal data: order id, transaction and response. */
function withoutPersonalData(attempt: PaymentAttempt): PaymentAttempt {
  if (!('paymentReturn' in attempt)) return attempt;
  const { response, orderId, transactionId } = attempt.paymentReturn;
  const nothing = { responseText: '', authCode: '', avsResponse: '', cvvResponse: '', responseCode: '' };
  const paymentReturn = { response, orderId, transactionId, ...nothing, time: '', amount: '', hash: '' };
  return { ...attempt, paymentReturn };
}

/** The order without its buyer; undefined if no payment needs it. */
function withoutOrderBuyer({ attempt }: PlacedOrder): PlacedOrder | undefined {
  if (!attempt || !('cartOrder' in attempt)) return undefined;
  const number = attempt.cartOrder.cartId;
  return { number, summary: undefined, attempt: withoutPersonalData(attempt), isForgotten: true };
}

/** Stores a paid order, without its buyer if the session has ended. */
export function storePaidOrder(order: PlacedOrder): void {
  storeOrder(isOwnSummary(order.summary) ? order : (withoutOrderBuyer(order) ?? order));
}

/** Removes all orders except the customer's, and stores the customer's id in those. */
export function retainOrdersOf(user: User | null): void {
  changeOrders((order) => {
    const { summary, isForgotten } = order;
    if (isForgotten) return order;
    if (summary && user && isOfAccount(summary, user)) {
      return { ...order, summary: { ...summary, customerId: user.id } };
    }
    return withoutOrderBuyer(order);
  });
}
