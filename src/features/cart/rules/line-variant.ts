/**
 * Another colour or size for a line of the cart, and lines put back where they were taken from (decision 42, Taking
 * back).
 */
import {
  addUnits,
  type Cart,
  type CartItem,
  clampQuantity,
  lineUnits,
  type NewCartItem,
  removeLine,
  sameLine,
} from './cart.ts';

/** A line that was removed from the cart, and its index. */
export type TakenLine = { readonly line: CartItem; readonly index: number };

/** What became of a line whose colour or size was changed. */
export type VariantChange = {
  readonly cart: Cart;
  /** Units the line would have if there were enough. */
  readonly wanted: number;
  /** The line as it is now. */
  readonly line: CartItem;
  /** The lines it was made of, in cart order: itself, and one that already was what it became. */
  readonly before: readonly TakenLine[];
};

/**
 * Changes a line to another variant in the same position: keeps its units, limited to the new stock, and merges it with
 * a line of the same variant. A sold-out line with quantity 0 keeps its stored units. Undefined, and nothing changes,
 * where the line is gone or the variant has no stock.
 */
export function changeVariant(cart: Cart, cartItemId: string, item: NewCartItem): VariantChange | undefined {
  const line = cart.find((each) => each.cartItemId === cartItemId);
  if (!line || item.isSoldOut || item.stock < 1) return undefined;
  const twin = cart.find((each) => each !== line && sameLine(each, item));
  const units = line.quantity + (twin ? lineUnits(twin) : 0);
  const changed = { ...item, cartItemId, quantity: clampQuantity(units, item.stock) };
  return {
    cart: cart.flatMap((each) => (each === line ? changed : each === twin ? [] : each)),
    wanted: units,
    line: changed,
    before: cart.flatMap((each, index) => (each === line || each === twin ? { line: each, index } : [])),
  };
}

/** The cart with a taken line back in its place; a line of the same thing that came meanwhile gets its units instead. */
export function putBack(cart: Cart, { line, index }: TakenLine): Cart {
  const twin = cart.find((each) => sameLine(each, line));
  return twin ? addUnits(cart, twin.cartItemId, lineUnits(line)) : cart.toSpliced(index, 0, line);
}

/**
 * The cart as it was before a change of variant. Undefined where the line is not what the change made of it any more:
 * gone, changed again, with units that were added since and would be lost, or without some that were bought since and
 * would come back.
 */
export function undoVariant(cart: Cart, { line, before }: VariantChange): Cart | undefined {
  const now = cart.find(({ cartItemId }) => cartItemId === line.cartItemId);
  const isSame = now && now.sku === line.sku && now.quantity === line.quantity && sameLine(now, line);
  return isSame ? before.reduce(putBack, removeLine(cart, line.cartItemId)) : undefined;
}
