/**
 * Cart orders that nobody has paid (decision 199, One cart order a purchase), so that the same cart of the same
 * customer uses the existing one.
 */
import * as z from 'zod/mini';
import type { CartOrder } from '#features/checkout/rules/order.ts';
import { UNPAID_ORDERS_KEY } from '#shared/storage/keys.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { persistentDocument } from '#shared/storage/storage.ts';

/** Most orders; older ones are removed. */
const MAX_ORDERS = 50;

type UnpaidOrder = {
  /** `orderDigest` of the order. */
  readonly digest: string;
  readonly cartOrder: CartOrder;
};

const NONE: readonly UnpaidOrder[] = [];

const unpaidSchema = z.object({
  digest: z.string(),
  cartOrder: z.object({ cartId: z.string(), localDocument: z.string() }),
});

const unpaid = persistentDocument<readonly UnpaidOrder[]>(UNPAID_ORDERS_KEY, {
  initial: NONE,
  read: (stored) => readUsable(UNPAID_ORDERS_KEY, stored, (row) => unpaidSchema.safeParse(row).data),
  write: (orders) => (orders.length === 0 ? undefined : orders),
});

/** The existing cart order of the same content; otherwise undefined. */
export function findUnpaidOrder(digest: string): CartOrder | undefined {
  return unpaid.store.get().find((order) => order.digest === digest)?.cartOrder;
}

/** Stores a new cart order. */
export function storeUnpaidOrder(digest: string, cartOrder: CartOrder): void {
  unpaid.update((orders) => [{ digest, cartOrder }, ...orders].slice(0, MAX_ORDERS));
}

/** Removes a cart order whose payment was approved. */
export function forgetUnpaidOrder({ cartId }: CartOrder): void {
  unpaid.update((orders) => orders.filter(({ cartOrder }) => cartOrder.cartId !== cartId));
}

/** Removes all, when the shopper chooses to order again. */
export function forgetUnpaidOrders(): void {
  unpaid.update(() => NONE);
}
