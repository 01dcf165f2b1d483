/**
 * The cart as it lies in the storage, read without any store: the pages paint it before somebody touches them. The cart
 * store reads with the same functions, so that both always show the same lines (contract, Storage keys).
 */
import { type Cart, type CartItem, MAX_LINES, repairCart } from '#features/cart/rules/cart.ts';
import { MAIN_KEY, SAVED_FOR_LATER_KEY } from '#shared/storage/keys.ts';
import { isRecord, isText, readJson, readRows, textOr, textsOf } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { isToken, readStoredFields } from './stored-main.ts';

/** The one empty cart: what pages are built with. */
export const EMPTY_CART: Cart = [];

/** Units a line may have whose stock nobody has looked up yet; the live look and the checkout know better. */
const UNKNOWN_STOCK = 99;

/** A number, also as a numeric text; NaN for anything else, which the domain turns into a usable quantity. */
function numberOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? Number(value)
    : Number.NaN;
}

/** Reads one line. Without id, sku, name or a price in whole cents it cannot be used: undefined. */
export function readLine(stored: unknown): CartItem | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, sku, name, price, discount = 0, image } = stored;
  if (typeof id !== 'number' || !isText(sku) || typeof name !== 'string' || name === '') return undefined;
  if (typeof price !== 'number' || typeof discount !== 'number') return undefined;
  const images = textsOf(stored['images']);
  const variantId = stored['variantId'];
  return {
    id,
    variantId: typeof variantId === 'number' ? variantId : id,
    cartItemId: textOr(stored['cartItemId'], ''),
    code: textOr(stored['code'], sku),
    sku,
    name,
    price,
    discount,
    quantity: numberOf(stored['quantity']),
    images: images.length === 0 && typeof image === 'string' ? [image] : images,
    isSoldOut: stored['isSoldOut'] === true,
    selectedProductColor: textOr(stored['selectedProductColor'], ''),
    selectedProductSize: textOr(stored['selectedProductSize'], ''),
    stock: stored['stock'] === undefined ? UNKNOWN_STOCK : numberOf(stored['stock']),
    productSku: textOr(stored['productSku'], sku),
  };
}

/** What could be used of a stored cart, and whether every line could. */
export type ReadCart = { readonly cart: Cart; readonly isWhole: boolean };

/** Reads a stored cart line by line and mends it (decision 46, Damaged storage); throws when it is no list. */
export function readCart(stored: unknown): ReadCart {
  const { rows, isWhole } = readRows(stored, readLine);
  const cart = repairCart(rows).slice(0, MAX_LINES);
  return { cart, isWhole: isWhole && cart.length === rows.length };
}

/** What pages paint of the main document before any store is loaded. */
export type StoredMain = ReadCart & { readonly isLoggedIn: boolean };

/** The main document of this moment; nothing when there is none that can be used. Never throws. */
export function readStoredMain(): StoredMain {
  const nothing = { cart: EMPTY_CART, isWhole: storedText(MAIN_KEY) === null, isLoggedIn: false };
  return readStoredFields<StoredMain>(nothing, ({ cart, token }) => ({
    ...(cart == null ? { cart: EMPTY_CART, isWhole: true } : readCartOrNone(cart)),
    isLoggedIn: isToken(token),
  }));
}

function readCartOrNone(stored: unknown): ReadCart {
  return Array.isArray(stored) ? readCart(stored) : { cart: EMPTY_CART, isWhole: false };
}

/** The lines put aside for later, as they are stored at this moment. Never throws. */
export function readStoredSaved(): Cart {
  return readJson(storedText(SAVED_FOR_LATER_KEY), EMPTY_CART, (stored) => readCart(stored).cart);
}
