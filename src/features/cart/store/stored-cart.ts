/** Reads the stored cart without any store, for pages before React and for the stores (contract, Storage keys). */
import {
  type Cart,
  type CartItem,
  EMPTY_CART,
  lineKey,
  MAX_LINES,
  repairCart,
  unitsInCart,
} from '#features/cart/rules/cart.ts';
import { readText, tabStorage } from '#shared/storage/browser-storage.ts';
import { CHECKOUT_FORM_KEY, MAIN_KEY, SAVED_FOR_LATER_KEY } from '#shared/storage/keys.ts';
import { isRecord, isText, readJson, readRows, textOr, textsOf } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';
import { isToken, readStoredFields } from './stored-main.ts';

/** The usable lines of a stored cart, and whether all were. */
type ReadCart = { readonly cart: Cart; readonly isWhole: boolean };

/** Reads and repairs a stored cart line by line (decision 46, Damaged storage); throws if it is no list. */
export function readCart(stored: unknown): ReadCart {
  const { rows, isWhole } = readRows(stored, readLine);
  const cart = repairCart(rows).slice(0, MAX_LINES);
  return { cart, isWhole: isWhole && cart.length === rows.length };
}

/** The rows that `readCart` drops: unreadable, beyond repair, repeated, or above the limit. */
export function damagedLines(stored: unknown): readonly unknown[] {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const known = new Set<string>();
  return all.filter((row) => {
    const line = readLine(row);
    const [usable] = line ? repairCart([line]) : [];
    const key = usable && lineKey(usable);
    if (key === undefined || known.has(key) || known.size === MAX_LINES) return true;
    known.add(key);
    return false;
  });
}

/** The parts of the main document that pages show before any store is loaded. */
type StoredMain = ReadCart & { readonly isLoggedIn: boolean };

/** Reads the stored main document; an empty cart if there is none or it is unusable. Never throws. */
export function readStoredMain(): StoredMain {
  const nothing = { cart: EMPTY_CART, isWhole: storedText(MAIN_KEY) === null, isLoggedIn: false };
  return readStoredFields<StoredMain>(nothing, ({ cart, token }) => {
    const isLoggedIn = isToken(token);
    if (cart == null) return { cart: EMPTY_CART, isWhole: true, isLoggedIn };
    if (!Array.isArray(cart)) return { cart: EMPTY_CART, isWhole: false, isLoggedIn };
    return { ...readCart(cart), isLoggedIn };
  });
}

export function countStoredUnits(): number {
  return unitsInCart(readStoredMain().cart);
}

/** The stored lines that are saved for later. Never throws. */
export function readStoredSaved(): Cart {
  return readJson(storedText(SAVED_FOR_LATER_KEY), EMPTY_CART, (stored) => readCart(stored).cart);
}

/** Tax id and address in the tab's draft of the checkout, '' if missing, for a chat message (decision 131, Chat). */
export function readDraftBuyer(): { readonly taxId: string; readonly address: string } {
  return readJson(readText(tabStorage, CHECKOUT_FORM_KEY), { taxId: '', address: '' }, (stored) => {
    const draft = isRecord(stored) ? stored : {};
    return { taxId: textOr(draft['taxIdInput'], ''), address: textOr(draft['address'], '') };
  });
}

/** Stock of a line that was stored without it, until the next check. */
const UNKNOWN_STOCK = 99;

/** Reads one line; undefined without id, sku, name or a price. */
function readLine(stored: unknown): CartItem | undefined {
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

/** A number or a numeric text; NaN for anything else, which `repairCart` corrects. */
function numberOf(value: unknown): number {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return isNumeric ? Number(value) : Number.NaN;
}
