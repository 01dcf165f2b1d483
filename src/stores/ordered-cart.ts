/** The cart after an order went through: what was ordered is out of it, and stays out of it. */
import { takeOrdered } from '#domain/ordered-units.ts';
import { clearCart } from './cart.ts';
import { updateMain } from './main-store.ts';
import type { OrderSummary } from './order-summary.ts';

/** Takes an order out of the cart; all of it where nobody knows any more what was ordered. */
export function clearOrdered(summary: OrderSummary | undefined): void {
  if (!summary) {
    clearCart();
    return;
  }
  const at = Date.now();
  updateMain((state) => {
    const { rest, missing } = takeOrdered(state.cart, summary.lines);
    return { ...state, cart: rest, paid: { at, units: missing } };
  });
}
