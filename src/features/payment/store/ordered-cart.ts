/** The cart after an order went through: what was ordered is out of it, and stays out of it. */
import type { Cart } from '#features/cart/rules/cart.ts';
import { subtractOrdered } from '#features/cart/rules/ordered-units.ts';
import { clearCart } from '#features/cart/store/cart.ts';
import { updateMain } from '#features/cart/store/main-store.ts';
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';

/** Whether the cart holds anything that was ordered: paid for again, it would be a second time. */
export function containsOrdered(cart: Cart, { lines }: OrderSummary): boolean {
  const unitsIn = (of: readonly { readonly quantity: number }[]): number =>
    of.reduce((sum, { quantity }) => sum + quantity, 0);
  return unitsIn(subtractOrdered(cart, lines).missing) < unitsIn(lines);
}

/** Takes an order out of the cart; all of it where nobody knows any more what was ordered. */
export function clearOrdered(summary: OrderSummary | undefined): void {
  if (!summary) {
    clearCart();
    return;
  }
  const at = Date.now();
  updateMain((state) => {
    const { rest, missing } = subtractOrdered(state.cart, summary.lines);
    return { ...state, cart: rest, paid: { at, units: missing } };
  });
}
