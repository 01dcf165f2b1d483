/**
 * The cart and the verbs that change it (storefront spec §4, Cart). Each verb changes what is stored at that moment, so
 * two tabs end with both changes; each change is announced to the page by `cart:changed`. Toasts belong to the caller.
 */
import { computed } from 'nanostores';
import {
  addToCart as added,
  type Cart,
  type CartItem,
  cartTotal,
  decreaseLine as decreased,
  lineUnits,
  markSoldOut,
  type NewCartItem,
  removeLine as removed,
  sameLine,
  setQuantity,
  setStock,
  unitsInCart,
  unitsOfVariant,
} from '#domain/cart.ts';
import { checkAdd, type QuantityCheck, usableStock } from '#domain/stock.ts';
import { newLineId } from './line-id.ts';
import { $main, updateMain } from './main-store.ts';
import { EMPTY_CART } from './stored-cart.ts';

declare global {
  interface DocumentEventMap {
    /** Carries the cart as it is now, which a full storage may not hold. */
    'cart:changed': CustomEvent<Cart>;
  }
}

export const $cart = computed($main, ({ cart }) => cart);
/** Units in the whole cart; sold-out lines count for none. */
export const $cartCount = computed($cart, unitsInCart);
/** Cents of quetzales. */
export const $cartTotal = computed($cart, cartTotal);

/** A line taken out of the cart and where it stood: all that is needed to undo it. */
export type RemovedLine = { readonly line: CartItem; readonly index: number };

/** Listening also keeps the store alive to what other tabs do. */
if (typeof document !== 'undefined') {
  $cart.listen((cart) => void document.dispatchEvent(new CustomEvent('cart:changed', { detail: cart })));
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
    if (line && !findLine(next, cartItemId)) taken = { line, index: cart.indexOf(line) };
    return next;
  });
  return taken;
}

/**
 * Adds units (default 1) to the line of the same product, colour and size, or as a new line. Answers why nothing was
 * added where the stock does not allow it (contract, Quantity texts).
 */
export function addToCart(item: NewCartItem, quantity = 1): QuantityCheck {
  let check: QuantityCheck = 'ok';
  changeCart((cart) => {
    const { id, selectedProductColor: color, selectedProductSize: size } = item;
    const stock = item.isSoldOut ? 0 : item.stock;
    check = checkAdd({ stock, inCart: unitsOfVariant(cart, { id, color, size }), quantity });
    return check === 'ok' ? added(cart, item, { quantity, cartItemId: newLineId() }) : cart;
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

function changeQuantity(cartItemId: string, wantedFor: (line: CartItem) => number): QuantityCheck {
  let check: QuantityCheck = 'ok';
  changeCart((cart) => {
    const line = findLine(cart, cartItemId);
    if (!line) return cart;
    const wanted = wantedFor(line);
    if (line.isSoldOut) check = 'sold-out';
    else if (wanted > usableStock(line.stock)) check = 'exceeds-available';
    return line.isSoldOut ? cart : setQuantity(cart, cartItemId, wanted);
  });
  return check;
}

/** Takes a line out and answers it, so that it can be restored. */
export function removeLine(cartItemId: string): RemovedLine | undefined {
  return changeLine(cartItemId, (cart) => removed(cart, cartItemId));
}

/** Puts a removed line back where it stood; a line of the same thing added meanwhile gets its units instead. */
export function restoreLine({ line, index }: RemovedLine): void {
  changeCart((cart) => {
    const twin = cart.find((each) => sameLine(each, line));
    if (twin) return setQuantity(cart, twin.cartItemId, lineUnits(twin) + lineUnits(line));
    return cart.toSpliced(index, 0, line);
  });
}

/** Marks a line as sold out or not (storefront spec §4). */
export function markLineSoldOut(cartItemId: string, isSoldOut: boolean): void {
  changeCart((cart) => markSoldOut(cart, cartItemId, isSoldOut));
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
export function clearCart(): Cart {
  let before: Cart = EMPTY_CART;
  changeCart((cart) => {
    before = cart;
    return EMPTY_CART;
  });
  return before;
}

/** Puts the lines of a cleared cart back, beside whatever was added meanwhile. */
export function restoreCart(lines: Cart): void {
  lines.forEach((line, index) => {
    restoreLine({ line, index });
  });
}
