/** Unpaid cart orders, for the same cart of the same customer (decision 199, One cart order a purchase). */
import * as z from 'zod/mini';
import { type CartOrder, cartOrderSchema } from '#features/payment/rules/payment.ts';
import { UNPAID_ORDERS_KEY } from '#shared/storage/keys.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { persistentDocument } from '#shared/storage/storage.ts';

/** Most orders; older ones are removed. */
const MAX_ORDERS = 50;

const unpaidSchema = z.object({
  /** `orderDigest` of the order. */
  digest: z.string(),
  cartOrder: cartOrderSchema,
});
type UnpaidOrder = Readonly<z.infer<typeof unpaidSchema>>;

const NONE: readonly UnpaidOrder[] = [];

const unpaid = persistentDocument<readonly UnpaidOrder[]>(UNPAID_ORDERS_KEY, {
  initial: NONE,
  read: (stored) => readUsable(UNPAID_ORDERS_KEY, stored, (row) => unpaidSchema.safeParse(row).data),
  write: (orders) => (orders.length === 0 ? undefined : orders),
});

/** The existing cart order of the same content; otherwise undefined. */
export function findUnpaidOrder(digest: string): CartOrder | undefined {
  return unpaid.store.get().find((order) => order.digest === digest)?.cartOrder;
}

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
