/**
 * Cart orders that the cart service made and nobody has paid (decision 199, One cart order a purchase). The same customer
 * pays the same cart through the order that exists, whatever happened to the attempts before.
 */
import * as z from 'zod/mini';
import type { CartOrder } from '#features/checkout/rules/order.ts';
import { UNPAID_ORDERS_KEY } from '#shared/storage/keys.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { persistentDocument } from '#shared/storage/storage.ts';

/** Orders that are kept; older ones go. */
const MAX_ORDERS = 50;

type UnpaidOrder = {
  /** `orderDigest` of what was ordered. */
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

/** The cart order that exists for the same content; undefined where a new one is needed. */
export function findUnpaidOrder(digest: string): CartOrder | undefined {
  return unpaid.store.get().find((order) => order.digest === digest)?.cartOrder;
}

/** Keeps a cart order that was just created. */
export function keepUnpaidOrder(digest: string, cartOrder: CartOrder): void {
  unpaid.update((orders) => [{ digest, cartOrder }, ...orders].slice(0, MAX_ORDERS));
}

/** Forgets a cart order: the bank approved its payment, and the same content is another purchase from now on. */
export function forgetUnpaidOrder({ cartId }: CartOrder): void {
  unpaid.update((orders) => orders.filter(({ cartOrder }) => cartOrder.cartId !== cartId));
}

/** The shopper's choice to order anew although the cart service has an order that it takes no payment for. */
export function forgetUnpaidOrders(): void {
  unpaid.update(() => NONE);
}
