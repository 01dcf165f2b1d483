/** What an order takes out of the cart: its own units, and nothing that was added while it was under way. */
import { type Cart, clearCart, unitsInCart } from './cart.ts';

/** Units of an order line, told apart by what its receipt prints. */
export type OrderedUnits = {
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
};

function keyOf({ name, color, size }: Omit<OrderedUnits, 'quantity'>): string {
  return JSON.stringify([name, color, size]);
}

/**
 * The cart without the ordered units; lines of other things stay as they are. Where nothing is left that can be bought,
 * the cart is empty: lines that were sold out when the order was placed go with it.
 */
export function withoutOrdered(cart: Cart, ordered: readonly OrderedUnits[]): Cart {
  const due = new Map<string, number>();
  for (const units of ordered) due.set(keyOf(units), (due.get(keyOf(units)) ?? 0) + units.quantity);
  const rest = cart.flatMap((line) => {
    const key = keyOf({ name: line.name, color: line.selectedProductColor, size: line.selectedProductSize });
    const taken = Math.min(line.quantity, due.get(key) ?? 0);
    if (taken <= 0) return line;
    due.set(key, (due.get(key) ?? 0) - taken);
    return taken < line.quantity ? { ...line, quantity: line.quantity - taken } : [];
  });
  return unitsInCart(rest) === 0 ? clearCart() : rest;
}
