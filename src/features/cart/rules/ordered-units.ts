/** Removes the units of an order from the cart, and remembers those that were no longer in it. */
import { isRecord, readRows, textOr } from '#shared/storage/stored-shape.ts';
import { type Cart, type CartItem, EMPTY_CART, unitsInCart } from './cart.ts';

export type OrderedUnits = {
  /** '' in an order that was stored without it; name, colour and size identify its lines. */
  readonly sku: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
};

/** A cart without the units of an order, and the ordered units that it did not contain. */
type OrderSubtraction = { readonly rest: Cart; readonly missing: readonly OrderedUnits[] };

/** Takes ordered units out of the cart. A rest of sold-out lines only is an empty cart. */
export function subtractOrdered(cart: Cart, ordered: readonly OrderedUnits[]): OrderSubtraction {
  const due = dueOf(ordered);
  const rest = cart.flatMap((line) => {
    const quantity = takeDue(line, due);
    if (quantity === line.quantity) return line;
    return quantity > 0 ? { ...line, quantity } : [];
  });
  return { rest: unitsInCart(rest) === 0 ? EMPTY_CART : rest, missing: stillDue(ordered, due) };
}

/** A removed line without the units that were paid since; undefined if all were. */
export function unpaidUnits(line: CartItem, paid: readonly OrderedUnits[]): CartItem | undefined {
  const quantity = takeDue(line, dueOf(paid));
  return quantity > 0 ? { ...line, quantity } : undefined;
}

type Label = Pick<OrderedUnits, 'name' | 'color' | 'size'>;

/** Colour and size are part of the key, because a service may give all variants of an article the same sku. */
const skuKey = (sku: string, { color, size }: Label): string => JSON.stringify([sku, color, size]);
const labelKey = ({ name, color, size }: Label): string => JSON.stringify({ name, color, size });
const keyOfUnits = (units: OrderedUnits): string =>
  units.sku === '' ? labelKey(units) : skuKey(units.sku, units);

/** Units by key. */
function dueOf(ordered: readonly OrderedUnits[]): Map<string, number> {
  const due = new Map<string, number>();
  for (const units of ordered) {
    const key = keyOfUnits(units);
    due.set(key, (due.get(key) ?? 0) + units.quantity);
  }
  return due;
}

/** Takes up to the line's units from those due; returns the units that remain in the line. */
function takeDue(line: CartItem, due: Map<string, number>): number {
  const { sku, name, selectedProductColor: color, selectedProductSize: size } = line;
  const label = { name, color, size };
  return [skuKey(sku, label), labelKey(label)].reduce((remaining, key) => {
    const taken = Math.min(remaining, Math.max(0, due.get(key) ?? 0));
    due.set(key, (due.get(key) ?? 0) - taken);
    return remaining - taken;
  }, line.quantity);
}

/** The units that remain due, one row for each variant. */
function stillDue(ordered: readonly OrderedUnits[], due: ReadonlyMap<string, number>) {
  const byKey = new Map(ordered.map((units) => [keyOfUnits(units), units]));
  return [...byKey].flatMap(([key, units]) => {
    const quantity = due.get(key) ?? 0;
    return quantity > 0 ? [{ ...units, quantity }] : [];
  });
}

/**
 * The units of the last purchase that were not in the cart: a tab that removed them before must not bring them back
 * with 'Deshacer' (decision 75, One payment). `at`: milliseconds since 1970.
 */
export type PaidUnits = { readonly at: number; readonly units: readonly OrderedUnits[] };

/** The units that were paid since `at`. */
export function paidSince(paid: PaidUnits | undefined, at: number): readonly OrderedUnits[] {
  return paid && paid.at >= at ? paid.units : [];
}

/** Reads stored paid units; undefined if there are none or they are unreadable. */
export function readPaidUnits(stored: unknown): PaidUnits | undefined {
  if (!isRecord(stored) || typeof stored['at'] !== 'number') return undefined;
  if (!Array.isArray(stored['units'])) return undefined;
  return { at: stored['at'], units: readRows(stored['units'], readUnits).rows };
}

function readUnits(stored: unknown): OrderedUnits | undefined {
  if (!isRecord(stored)) return undefined;
  const { sku, name, color, size, quantity } = stored;
  if (typeof name !== 'string' || typeof color !== 'string' || typeof size !== 'string') return undefined;
  return typeof quantity === 'number' ? { sku: textOr(sku, ''), name, color, size, quantity } : undefined;
}
