/**
 * The cart and the functions that change it (storefront §4, Cart). Each changes the currently stored cart, so that
 * two tabs keep both changes, and dispatches `cart:changed`. The caller shows toasts.
 */
import { atom, computed } from 'nanostores';
import * as rules from '#features/cart/rules/cart.ts';
import {
  type Cart,
  type CartItem,
  cartTotal,
  EMPTY_CART,
  lineUnits,
  MAX_LINES,
  type NewCartItem,
  sameLine,
  unitsOfVariant,
} from '#features/cart/rules/cart.ts';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';
import {
  changeVariant,
  putBack,
  type RemovedLine,
  undoVariant,
  type VariantChange,
} from '#features/cart/rules/line-variant.ts';
import { paidSince, unpaidUnits } from '#features/cart/rules/ordered-units.ts';
import { checkAdd, checkQuantity, type QuantityCheck, usableStock } from '#features/product/rules/stock.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { $main, newLineId, updateMain } from './main-store.ts';

declare global {
  interface DocumentEventMap {
    /** Carries the cart, which a full storage may not contain. */
    'cart:changed': CustomEvent<Cart>;
  }
}

export const $cart = shared(
  computed($main, ({ cart }) => cart),
  EMPTY_CART,
);
/** Cents of quetzales. */
export const $cartTotal = shared(computed($cart, cartTotal), 0);

/** The state of the last check of prices and stock (`line-check.ts`), and the differences it found. */
export const $cartCheck = atom<'idle' | 'checking' | 'done' | 'failed'>('idle');
export const $cartDifferences = atom<readonly CartDifference[]>([]);

if (typeof document !== 'undefined') {
  // The page of this module: in a test another one may have taken its place when the store changes.
  const page = document;
  $cart.listen((cart) => void page.dispatchEvent(new CustomEvent('cart:changed', { detail: cart })));
}

/** A removed line with the time of its removal (ms since 1970). */
export type TimedRemoval = RemovedLine & { readonly at: number };
/** A change of variant with its time (ms since 1970). */
export type TimedVariantChange = VariantChange & { readonly at: number };

/** The result of an undo: done, or not because the units were bought or changed since. */
export type UndoResult = 'back' | 'bought' | 'gone';

/** Adds units to the same line or as a new line; returns why the stock does not allow it (decision 40, Quantity texts). */
export function addToCart(item: NewCartItem, quantity = 1): QuantityCheck {
  let check: QuantityCheck = 'ok';
  // Generated once: if the change is applied again after another tab's write, the line keeps its id.
  const cartItemId = newLineId();
  changeCart((cart) => {
    const { id, selectedProductColor: color, selectedProductSize: size } = item;
    const stock = item.isSoldOut ? 0 : item.stock;
    check = checkAdd({ stock, inCart: unitsOfVariant(cart, { id, color, size }), quantity });
    if (check !== 'ok') return cart;
    const isFull = cart.length >= MAX_LINES && !cart.some((line) => sameLine(line, item));
    if (isFull) check = 'cart-full';
    return rules.addToCart(cart, item, { quantity, cartItemId });
  });
  return check;
}

/** Removes one unit; at quantity 1 the line, which is returned. */
export function decreaseLine(cartItemId: string): TimedRemoval | undefined {
  return changeLine(cartItemId, (cart) => rules.decreaseLine(cart, cartItemId));
}

export function removeLine(cartItemId: string): TimedRemoval | undefined {
  return changeLine(cartItemId, (cart) => rules.removeLine(cart, cartItemId));
}

/** Sets a line's quantity within 1…stock; returns whether the stock was sufficient. */
export function setLineQuantity(cartItemId: string, quantity: number): QuantityCheck {
  return changeQuantity(cartItemId, () => quantity);
}

/** Adds one unit, up to the stock. */
export function increaseLine(cartItemId: string): QuantityCheck {
  return changeQuantity(cartItemId, (line) => lineUnits(line) + 1);
}

/** Restores a removed line at its index or in the same line, without the units that were paid since in any tab. */
export function restoreLine({ line, index, at }: TimedRemoval): UndoResult {
  let result: UndoResult = 'bought';
  updateMain((state) => {
    const unpaid = unpaidUnits(line, paidSince(state.paid, at));
    result = unpaid ? 'back' : 'bought';
    return unpaid ? { ...state, cart: putBack(state.cart, { line: unpaid, index }) } : state;
  });
  return result;
}

/** Prices (cents of GTQ) and available units that a check found. */
type FreshLine = Partial<Pick<CartItem, 'price' | 'discount' | 'stock'>>;

/** Takes over fresh prices and stock of a line. */
export function refreshLine(cartItemId: string, { stock, ...prices }: FreshLine): void {
  changeCart((cart) => {
    const priced = cart.map((line) => (line.cartItemId === cartItemId ? { ...line, ...prices } : line));
    return stock === undefined ? priced : rules.setStock(priced, cartItemId, usableStock(stock));
  });
}

/** Empties the cart and returns its lines. */
export function clearCart(): readonly TimedRemoval[] {
  const at = Date.now();
  let removed: readonly TimedRemoval[] = [];
  changeCart((cart) => {
    removed = cart.map((line, index) => ({ line, index, at }));
    return EMPTY_CART;
  });
  return removed;
}

/** Restores the lines of a cleared cart; `bought` if none came back. */
export function restoreCart(lines: readonly TimedRemoval[]): UndoResult {
  return lines.map(restoreLine).includes('back') ? 'back' : 'bought';
}

/** Changes a line to another variant; undefined if it is gone or the variant has no stock. */
export function changeLineVariant(cartItemId: string, item: NewCartItem): TimedVariantChange | undefined {
  let done: TimedVariantChange | undefined;
  changeCart((cart) => {
    const change = changeVariant(cart, cartItemId, item);
    done = change && { ...change, at: Date.now() };
    return change?.cart ?? cart;
  });
  if (done) {
    const differences = $cartDifferences.get();
    $cartDifferences.set(differences.filter(({ line }) => line.cartItemId !== cartItemId));
  }
  return done;
}

/** Undoes a change of variant: `bought` if the line went with a purchase since, `gone` if it changed otherwise. */
export function restoreVariant(change: TimedVariantChange): UndoResult {
  let result: UndoResult = 'back';
  updateMain((state) => {
    const before = undoVariant(state.cart, change);
    const isPaid = !findLine(state.cart, change.line.cartItemId) && (state.paid?.at ?? 0) >= change.at;
    result = before ? 'back' : isPaid ? 'bought' : 'gone';
    return before ? { ...state, cart: before } : state;
  });
  return result;
}

function changeCart(change: (cart: Cart) => Cart): void {
  updateMain((state) => ({ ...state, cart: change(state.cart) }));
}

function findLine(cart: Cart, cartItemId: string): CartItem | undefined {
  return cart.find((line) => line.cartItemId === cartItemId);
}

/** Applies a change and returns the line if the change removed it. */
function changeLine(cartItemId: string, change: (cart: Cart) => Cart): TimedRemoval | undefined {
  let removed: TimedRemoval | undefined;
  changeCart((cart) => {
    const line = findLine(cart, cartItemId);
    const next = change(cart);
    if (line && !findLine(next, cartItemId)) removed = { line, index: cart.indexOf(line), at: Date.now() };
    return next;
  });
  return removed;
}

function changeQuantity(cartItemId: string, quantityFor: (line: CartItem) => number): QuantityCheck {
  let check: QuantityCheck = 'ok';
  changeCart((cart) => {
    const line = findLine(cart, cartItemId);
    if (!line) return cart;
    const wanted = quantityFor(line);
    const { isSoldOut, stock } = line;
    check = isSoldOut ? 'sold-out' : checkQuantity({ stock, inCart: 0, quantity: wanted });
    return isSoldOut ? cart : rules.setQuantity(cart, cartItemId, wanted);
  });
  return check;
}
