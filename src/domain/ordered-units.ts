/** What an order takes out of the cart: its own units, and nothing that was added while it was under way. */
import { type Cart, type CartItem, clearCart, unitsInCart } from './cart.ts';

/** Units of an order line. */
export type OrderedUnits = {
  /** What was ordered; '' in an order that was stored without it, which is then told apart by what its receipt prints. */
  readonly sku: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
};

type Label = Pick<OrderedUnits, 'name' | 'color' | 'size'>;

/** Colour and size count beside the sku too: a service may give all variants of an article the same one. */
const skuKey = (sku: string, { color, size }: Label): string => JSON.stringify([sku, color, size]);
const labelKey = ({ name, color, size }: Label): string => JSON.stringify({ name, color, size });

/** What the ordered units are looked up by. */
function keyOfUnits(units: OrderedUnits): string {
  return units.sku === '' ? labelKey(units) : skuKey(units.sku, units);
}

/** What a line of the cart may stand under among the ordered units. */
function keysOfLine(line: CartItem): readonly string[] {
  const { sku, name, selectedProductColor: color, selectedProductSize: size } = line;
  const label = { name, color, size };
  return [skuKey(sku, label), labelKey(label)];
}

/** Takes from what is due as much as a line has; answers what the line keeps. */
function takeDue(line: CartItem, due: Map<string, number>): number {
  return keysOfLine(line).reduce((left, key) => {
    const taken = Math.min(left, Math.max(0, due.get(key) ?? 0));
    due.set(key, (due.get(key) ?? 0) - taken);
    return left - taken;
  }, line.quantity);
}

/**
 * The cart without the ordered units; lines of other things stay as they are. Where nothing is left that can be bought,
 * the cart is empty: lines that were sold out when the order was placed go with it.
 */
export function withoutOrdered(cart: Cart, ordered: readonly OrderedUnits[]): Cart {
  const due = new Map<string, number>();
  for (const units of ordered) {
    const key = keyOfUnits(units);
    due.set(key, (due.get(key) ?? 0) + units.quantity);
  }
  const rest = cart.flatMap((line) => {
    const left = takeDue(line, due);
    if (left === line.quantity) return line;
    return left > 0 ? { ...line, quantity: left } : [];
  });
  return unitsInCart(rest) === 0 ? clearCart() : rest;
}
