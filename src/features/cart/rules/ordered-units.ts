/** What an order takes out of the cart: its own units, and nothing that was added while it was under way. */
import { type Cart, type CartItem, clearCart, unitsInCart } from './cart.ts';

/** Units of an order line. */
export type OrderedUnits = {
  /**
   * What was ordered; '' in an order that was stored without it, which is then identified by what its receipt prints.
   */
  readonly sku: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
};

type Label = Pick<OrderedUnits, 'name' | 'color' | 'size'>;

/** Colour and size are part of the key, because a service may give all variants of an article the same sku. */
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

/** A cart without what was ordered, and the ordered units that were not in it. */
export type OrderTaken = { readonly rest: Cart; readonly missing: readonly OrderedUnits[] };

function dueOf(ordered: readonly OrderedUnits[]): Map<string, number> {
  const due = new Map<string, number>();
  for (const units of ordered) {
    const key = keyOfUnits(units);
    due.set(key, (due.get(key) ?? 0) + units.quantity);
  }
  return due;
}

/** The remaining units of each thing, one row each. */
function stillDue(
  ordered: readonly OrderedUnits[],
  due: ReadonlyMap<string, number>,
): readonly OrderedUnits[] {
  const things = new Map(ordered.map((units) => [keyOfUnits(units), units]));
  return [...things].flatMap(([key, units]) => {
    const quantity = due.get(key) ?? 0;
    return quantity > 0 ? [{ ...units, quantity }] : [];
  });
}

/**
 * Takes the ordered units out of the cart; lines of other things stay as they are. Where nothing is left that can be
 * bought, the cart is empty: lines that were sold out when the order was placed go with it.
 */
export function subtractOrdered(cart: Cart, ordered: readonly OrderedUnits[]): OrderTaken {
  const due = dueOf(ordered);
  const rest = cart.flatMap((line) => {
    const left = takeDue(line, due);
    if (left === line.quantity) return line;
    return left > 0 ? { ...line, quantity: left } : [];
  });
  return { rest: unitsInCart(rest) === 0 ? clearCart() : rest, missing: stillDue(ordered, due) };
}

/** What of a line that was taken out of the cart was not paid for since; undefined when all of it was. */
export function unpaidUnits(line: CartItem, paid: readonly OrderedUnits[]): CartItem | undefined {
  const quantity = takeDue(line, dueOf(paid));
  return quantity > 0 ? { ...line, quantity } : undefined;
}
