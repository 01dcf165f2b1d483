/** Changes a line's colour or size, and puts lines back where they were (decision 42, Undo). */
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

export type RemovedLine = { readonly line: CartItem; readonly index: number };

/** The result of a changed colour or size. */
export type VariantChange = {
  readonly cart: Cart;
  /** Units of the line if the stock were sufficient. */
  readonly wanted: number;
  readonly line: CartItem;
  /** The lines that it replaces, in cart order: the line before, and one of the same variant that it was merged with. */
  readonly before: readonly RemovedLine[];
};

/** Changes a line to another variant and merges it with that variant's line; undefined if it is gone or has no stock. */
export function changeVariant(cart: Cart, cartItemId: string, item: NewCartItem): VariantChange | undefined {
  const line = cart.find((each) => each.cartItemId === cartItemId);
  if (!line || item.isSoldOut || item.stock < 1) return undefined;
  const twin = cart.find((each) => each !== line && sameLine(each, item));
  const wanted = line.quantity + (twin ? lineUnits(twin) : 0);
  const changed = { ...item, cartItemId, quantity: clampQuantity(wanted, item.stock) };
  return {
    cart: cart.flatMap((each) => (each === line ? changed : each === twin ? [] : each)),
    wanted,
    line: changed,
    before: cart.flatMap((each, index) => (each === line || each === twin ? { line: each, index } : [])),
  };
}

/** Puts a removed line back at its index, or adds its units to the same line if there is one again. */
export function putBack(cart: Cart, { line, index }: RemovedLine): Cart {
  const twin = cart.find((each) => sameLine(each, line));
  return twin ? addUnits(cart, twin.cartItemId, lineUnits(line)) : cart.toSpliced(index, 0, line);
}

/** Undoes a change of variant; undefined if the line was removed, bought or changed again since. */
export function undoVariant(cart: Cart, { line, before }: VariantChange): Cart | undefined {
  const now = cart.find(({ cartItemId }) => cartItemId === line.cartItemId);
  const isSame = now && now.sku === line.sku && now.quantity === line.quantity && sameLine(now, line);
  return isSame ? before.reduce(putBack, removeLine(cart, line.cartItemId)) : undefined;
}
