/** After an order: its lines leave the cart, and the purchase is announced (decision 18, Reports to the owner). */
import type { Cart } from '#features/cart/rules/cart.ts';
import { subtractOrdered } from '#features/cart/rules/ordered-units.ts';
import { clearCart } from '#features/cart/store/cart.ts';
import { updateMain } from '#features/cart/store/main-store.ts';
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import type { Cents } from '#shared/money/money.ts';

/** Whether the cart contains ordered lines, which would be paid twice. */
export function containsOrdered(cart: Cart, { lines }: OrderSummary): boolean {
  const unitsIn = (of: readonly { readonly quantity: number }[]): number =>
    of.reduce((sum, { quantity }) => sum + quantity, 0);
  return unitsIn(subtractOrdered(cart, lines).missing) < unitsIn(lines);
}

/** Takes the ordered lines out of the cart; all lines if the order is lost. */
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

/** A purchase without its buyer. */
export type Purchase = {
  /** Cents of quetzales, whatever the display currency. */
  readonly cents: Cents;
  readonly units: number;
};

declare global {
  interface DocumentEventMap {
    'purchase:confirmed': CustomEvent<Purchase>;
  }
}

/** Dispatches `purchase:confirmed`; not for an order whose summary is lost. */
export function announcePurchase(summary: OrderSummary | undefined): void {
  if (!summary) return;
  const units = summary.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const detail: Purchase = { cents: summary.total, units };
  document.dispatchEvent(new CustomEvent('purchase:confirmed', { detail }));
}
