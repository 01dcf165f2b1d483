/**
 * The cart and the verbs that change it (storefront §4, Cart). Each verb changes what is stored at that moment, so two
 * tabs end with both changes; each change is announced to the page by `cart:changed`. Toasts belong to the caller.
 */
import { computed } from 'nanostores';
import {
  addToCart as added,
  type Cart,
  type CartItem,
  cartTotal,
  decreaseLine as decreased,
  lineUnits,
  MAX_LINES,
  type NewCartItem,
  removeLine as removed,
  sameLine,
  setQuantity,
  setStock,
  unitsOfVariant,
} from '#features/cart/rules/cart.ts';
import {
  changeVariant as changed,
  putBack,
  type TakenLine,
  undoVariant,
  type VariantChange,
} from '#features/cart/rules/line-variant.ts';
import { unpaidUnits } from '#features/cart/rules/ordered-units.ts';
import { checkAdd, checkQuantity, type QuantityCheck, usableStock } from '#features/product/rules/stock.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { newLineId } from './stored/line-id.ts';
import { $main, updateMain } from './stored/main-store.ts';
import { paidSince } from './stored/paid-units.ts';
import { EMPTY_CART } from './stored/stored-cart.ts';

declare global {
  interface DocumentEventMap {
    /** Carries the cart as it is now, which a full storage may not hold. */
    'cart:changed': CustomEvent<Cart>;
  }
}

export const $cart = shared(
  computed($main, ({ cart }) => cart),
  EMPTY_CART,
);
/** Cents of quetzales. */
export const $cartTotal = shared(computed($cart, cartTotal), 0);

/** A removed line, its index, and the time (ms): what is needed to undo the removal. */
export type RemovedLine = TakenLine & { readonly at: number };

/** What undoing came to: it is back; nothing is, because it was bought since; nothing, because it changed since. */
export type UndoResult = 'back' | 'bought' | 'gone';

/** A change of variant, and when it was made (ms). */
export type TimedVariantChange = VariantChange & { readonly at: number };

if (typeof document !== 'undefined') {
  // The page it belongs to: the storage may be looked at again when a test has taken that away (storage.ts).
  const page = document;
  $cart.listen((cart) => void page.dispatchEvent(new CustomEvent('cart:changed', { detail: cart })));
}

function changeCart(change: (cart: Cart) => Cart): void {
  updateMain((state) => ({ ...state, cart: change(state.cart) }));
}

function findLine(cart: Cart, cartItemId: string): CartItem | undefined {
  return cart.find((line) => line.cartItemId === cartItemId);
}

/** Runs a change that may take out this line, and answers the line when it did. */
function changeLine(cartItemId: string, change: (cart: Cart) => Cart): RemovedLine | undefined {
  let taken: RemovedLine | undefined;
  changeCart((cart) => {
    const line = findLine(cart, cartItemId);
    const next = change(cart);
    if (line && !findLine(next, cartItemId)) taken = { line, index: cart.indexOf(line), at: Date.now() };
    return next;
  });
  return taken;
}

/**
 * Adds units (default 1) to the line of the same product, colour and size, or as a new line. Answers why nothing was
 * added where the stock does not allow it (decision 40, Quantity texts).
 */
export function addToCart(item: NewCartItem, quantity = 1): QuantityCheck {
  let check: QuantityCheck = 'ok';
  // Drawn once: made again after another tab's write, the line must be the one that later changes name.
  const cartItemId = newLineId();
  changeCart((cart) => {
    const { id, selectedProductColor: color, selectedProductSize: size } = item;
    const stock = item.isSoldOut ? 0 : item.stock;
    check = checkAdd({ stock, inCart: unitsOfVariant(cart, { id, color, size }), quantity });
    if (check !== 'ok') return cart;
    const isFull = cart.length >= MAX_LINES && !cart.some((line) => sameLine(line, item));
    if (isFull) check = 'cart-full';
    return added(cart, item, { quantity, cartItemId });
  });
  return check;
}

/** One unit less; at quantity 1 the line goes, and is answered so that it can be restored. */
export function decreaseLine(cartItemId: string): RemovedLine | undefined {
  return changeLine(cartItemId, (cart) => decreased(cart, cartItemId));
}

/** Sets a line's quantity, held within 1…stock; says when more was asked for than there is. */
export function setLineQuantity(cartItemId: string, quantity: number): QuantityCheck {
  return changeQuantity(cartItemId, () => quantity);
}

/** One unit more, up to the stock. */
export function increaseLine(cartItemId: string): QuantityCheck {
  return changeQuantity(cartItemId, (line) => lineUnits(line) + 1);
}

function changeQuantity(cartItemId: string, quantityFor: (line: CartItem) => number): QuantityCheck {
  let check: QuantityCheck = 'ok';
  changeCart((cart) => {
    const line = findLine(cart, cartItemId);
    if (!line) return cart;
    const wanted = quantityFor(line);
    const { isSoldOut, stock } = line;
    check = isSoldOut ? 'sold-out' : checkQuantity({ stock, inCart: 0, quantity: wanted });
    return line.isSoldOut ? cart : setQuantity(cart, cartItemId, wanted);
  });
  return check;
}

/** Takes a line out and answers it, so that it can be restored. */
export function removeLine(cartItemId: string): RemovedLine | undefined {
  return changeLine(cartItemId, (cart) => removed(cart, cartItemId));
}

/**
 * Restores a removed line at its index, or adds its units to a line of the same thing. Units paid for since, in any
 * tab, are left out: `bought` means that this was all of it.
 */
export function restoreLine({ line, index, at }: RemovedLine): UndoResult {
  let undone: UndoResult = 'bought';
  updateMain((state) => {
    const unpaid = unpaidUnits(line, paidSince(state.paid, at));
    undone = unpaid ? 'back' : 'bought';
    return unpaid ? { ...state, cart: putBack(state.cart, { line: unpaid, index }) } : state;
  });
  return undone;
}

/** What a live look found out about a line: prices in cents of GTQ, and units that can be had. */
export type LineNews = Partial<Pick<CartItem, 'price' | 'discount' | 'stock'>>;

/** Takes over what a live look found; the quantity follows the stock down, none left marks the line as sold out. */
export function refreshLine(cartItemId: string, { stock, ...prices }: LineNews): void {
  changeCart((cart) => {
    const priced = cart.map((line) => (line.cartItemId === cartItemId ? { ...line, ...prices } : line));
    return stock === undefined ? priced : setStock(priced, cartItemId, usableStock(stock));
  });
}

/** Empties the cart and answers what was in it, so that it can be restored. */
export function clearCart(): readonly RemovedLine[] {
  const at = Date.now();
  let before: readonly RemovedLine[] = [];
  changeCart((cart) => {
    before = cart.map((line, index) => ({ line, index, at }));
    return EMPTY_CART;
  });
  return before;
}

/** Restores the lines of a cleared cart in addition to lines added since; `bought` when none came back. */
export function restoreCart(lines: readonly RemovedLine[]): UndoResult {
  return lines.map(restoreLine).includes('back') ? 'back' : 'bought';
}

/** Makes a line another variant of its article; undefined when it is gone or the variant has no stock. */
export function changeLineVariant(cartItemId: string, item: NewCartItem): TimedVariantChange | undefined {
  let done: TimedVariantChange | undefined;
  changeCart((cart) => {
    const change = changed(cart, cartItemId, item);
    done = change && { ...change, at: Date.now() };
    return change?.cart ?? cart;
  });
  return done;
}

/**
 * Makes the lines again what they were, while the line still is what the change made of it. A line that went away
 * with a purchase recorded since was `bought`; any other that is not the same any more is `gone`.
 */
export function restoreVariant(change: TimedVariantChange): UndoResult {
  let undone: UndoResult = 'back';
  updateMain((state) => {
    const before = undoVariant(state.cart, change);
    const isPaid = !findLine(state.cart, change.line.cartItemId) && (state.paid?.at ?? 0) >= change.at;
    undone = before ? 'back' : isPaid ? 'bought' : 'gone';
    return before ? { ...state, cart: before } : state;
  });
  return undone;
}
