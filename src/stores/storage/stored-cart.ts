/**
 * The cart as it lies in the storage, read without any store: the pages paint it before somebody touches them. The cart
 * store reads with the same functions, so that both always show the same lines (contract, Storage keys).
 */
import { type Cart, type CartItem, repairCart } from '#domain/cart/cart.ts';
import { isRecord, isText, readRows, textOr, textsOf } from '#stores/storage/stored-shape.ts';
import { storedText } from '#stores/storage/stored-text.ts';

/** Key and version of the main document. */
export const MAIN_KEY = 'tienda';
export const MAIN_VERSION = '1.1';

/** The one empty cart, so that a server snapshot is the same each time. */
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
  const cart = repairCart(rows);
  return { cart, isWhole: isWhole && cart.length === rows.length };
}

/** Key of the lines put aside with 'Guardar para después'. */
export const SAVED_KEY = 'tienda:saved';

/** Reads one key with `read`; nothing stored, no JSON, a forbidden storage or a throwing `read` is `otherwise`. */
function readKey<Value>(key: string, otherwise: Value, read: (stored: unknown) => Value): Value {
  try {
    const stored = storedText(key);
    return stored === undefined ? otherwise : read(JSON.parse(stored));
  } catch {
    return otherwise;
  }
}

/** What pages paint of the main document before any store is loaded. */
export type StoredMain = { readonly cart: Cart; readonly isLoggedIn: boolean };
const NOTHING: StoredMain = { cart: EMPTY_CART, isLoggedIn: false };

/** The main document of this moment; nothing when there is none that can be used. Never throws. */
export function readStoredMain(): StoredMain {
  return readKey(MAIN_KEY, NOTHING, (stored) => {
    if (!isRecord(stored) || stored['version'] !== MAIN_VERSION) return NOTHING;
    const isLoggedIn = typeof stored['token'] === 'string';
    return { cart: Array.isArray(stored['cart']) ? readCart(stored['cart']).cart : EMPTY_CART, isLoggedIn };
  });
}

/** The lines put aside for later, as they are stored at this moment. Never throws. */
export function readStoredSaved(): Cart {
  return readKey(SAVED_KEY, EMPTY_CART, (stored) => readCart(stored).cart);
}
