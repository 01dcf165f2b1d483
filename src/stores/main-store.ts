/**
 * The main document `tienda` (contract, Storage keys): cart, token and filters under one key with a version. Another
 * version or no JSON sets the whole aside; a broken slice is reset alone, a broken cart line dropped alone, and what
 * was there is kept under `tienda:rejected` (adversarial C01–C03).
 */
import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { type Cart, type CartItem, repairCart } from '#domain/cart.ts';
import { cartLineSchema } from './cart-line-schema.ts';
import { persistentDocument, setAside } from './storage.ts';
import { readRows } from './stored-document.ts';

/** Chosen filter values by filter type, e.g. `{ color: ['NEGRO'] }`; a type without values has no key. */
export type StoredFilters = Readonly<Record<string, readonly string[]>>;

export type MainState = {
  readonly cart: Cart;
  /** The session's bearer token; null when nobody is logged in. */
  readonly token: string | null;
  readonly filters: StoredFilters;
};

/** The one empty cart, so that a server snapshot is the same each time. */
export const EMPTY_CART: Cart = [];
const EMPTY_STATE: MainState = { cart: EMPTY_CART, token: null, filters: {} };

const KEY = 'tienda';
const VERSION = '1.1';

const documentSchema = z.looseObject({ version: z.literal(VERSION) });
const tokenSchema = z.nullish(z.string());
const filtersSchema = z.record(z.string(), z.array(z.string()));

/** What the stored cart had to lose when it was read; told to the shopper once, by whoever draws the cart. */
export const $cartDamage = atom<'none' | 'lines-dropped' | 'cart-reset'>('none');

function isSameCart(one: Cart, other: readonly CartItem[]): boolean {
  return (
    one.length === other.length && one.every((line, index) => line.cartItemId === other[index]?.cartItemId)
  );
}

/** The slice, or what it is reset to; `damage` is called for what was lost. */
function readSlice<Slice>(read: () => Slice, otherwise: Slice, damage: () => void): Slice {
  try {
    return read();
  } catch {
    damage();
    return otherwise;
  }
}

function readCart(stored: unknown, keepOriginal: () => void): Cart {
  if (stored === undefined) return EMPTY_CART;
  const { rows, isWhole } = readRows(cartLineSchema, stored);
  const cart = repairCart(rows);
  if (!isWhole || !isSameCart(cart, rows)) {
    keepOriginal();
    if (cart.length < rows.length || !isWhole) $cartDamage.set('lines-dropped');
  }
  return cart;
}

function readMain(stored: unknown): MainState {
  const main = z.parse(documentSchema, stored);
  const keepOriginal = (): void => setAside(KEY, JSON.stringify(stored));
  const resetCart = (): void => {
    keepOriginal();
    $cartDamage.set('cart-reset');
  };
  return {
    cart: readSlice(() => readCart(main['cart'], keepOriginal), EMPTY_CART, resetCart),
    token: readSlice(() => z.parse(tokenSchema, main['token']) ?? null, null, keepOriginal),
    filters: readSlice(() => z.parse(filtersSchema, main['filters'] ?? {}), {}, keepOriginal),
  };
}

const main = persistentDocument<MainState>(KEY, {
  initial: EMPTY_STATE,
  read: readMain,
  write: (state) => ({ version: VERSION, ...state }),
});

// A mended cart is written back, so that the same damage is told once and not on every page.
if (typeof window !== 'undefined' && $cartDamage.get() !== 'none') main.update((state) => state);

export const $main = main.store;
/** Changes the main document as it is stored now, whatever other tabs did meanwhile. */
export const updateMain = main.update;

/** The session's bearer token, null for a visitor. */
export const $token = computed($main, ({ token }) => token);

/** Keeps the token of a session, or forgets it with null. */
export function setToken(token: string | null): void {
  updateMain((state) => ({ ...state, token }));
}
