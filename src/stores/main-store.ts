/**
 * The main document `tienda` (contract, Storage keys): cart, token and filters under one key with a version. Another
 * version or no JSON sets the whole aside; a broken slice is reset alone, a broken cart line dropped alone, and what
 * was there is kept under `tienda:rejected` (adversarial C01–C03).
 */
import { atom, computed } from 'nanostores';
import type { Cart } from '#domain/cart.ts';
import { FILTER_GROUPS, NO_SELECTION, type Selection, withGroup } from '#domain/filter.ts';
import { newLineId } from './line-id.ts';
import { ownChanges, readSeen, type Seen } from './own-changes.ts';
import { type Paid, readPaid } from './paid-units.ts';
import { persistentDocument, setAside } from './storage.ts';
import { EMPTY_CART, MAIN_KEY, MAIN_VERSION, readCart } from './stored-cart.ts';
import { isRecord, textsOf } from './stored-shape.ts';

export type MainState = {
  readonly cart: Cart;
  /** The session's bearer token; null when nobody is logged in. */
  readonly token: string | null;
  readonly filters: Selection;
  /** Which changes of which tab it holds (own-changes.ts). */
  readonly seen: Seen;
  /** What the last purchase paid for that was not in the cart any more. */
  readonly paid: Paid | undefined;
};

/** What the stored cart had to lose when it was read; told to the shopper once, by whoever draws the cart. */
export const $cartDamage = atom<'none' | 'lines-dropped' | 'cart-reset'>('none');

/** Reads one slice; undefined is what a slice is before its first change, anything that throws is damage. */
function readSlice<Slice>(stored: unknown, otherwise: Slice, read: (stored: unknown) => Slice): Slice {
  return stored === undefined || stored === null ? otherwise : read(stored);
}

/** What a header can carry: anything else would make every call fail before it is sent. */
const TOKEN = /^[\x21-\x7e]+$/;

function readToken(stored: unknown): string {
  if (typeof stored !== 'string' || !TOKEN.test(stored)) throw new TypeError('not a token');
  return stored;
}

function readFilters(stored: unknown): Selection {
  if (!isRecord(stored)) throw new TypeError('not filters');
  return FILTER_GROUPS.reduce(
    (selection, group) => withGroup(selection, group, textsOf(stored[group])),
    NO_SELECTION,
  );
}

function readMain(stored: unknown): MainState {
  if (!isRecord(stored) || stored['version'] !== MAIN_VERSION) throw new TypeError('another version');
  const keepOriginal = (): void => setAside(MAIN_KEY, JSON.stringify(stored));
  function alone<Slice>(read: () => Slice, otherwise: Slice, damage: 'none' | 'cart-reset' = 'none'): Slice {
    try {
      return read();
    } catch {
      keepOriginal();
      if (damage !== 'none') $cartDamage.set(damage);
      return otherwise;
    }
  }
  const readLines = (lines: unknown): Cart => {
    const { cart, isWhole } = readCart(lines);
    if (!isWhole) {
      keepOriginal();
      $cartDamage.set('lines-dropped');
    }
    return cart;
  };
  return {
    cart: alone(() => readSlice(stored['cart'], EMPTY_CART, readLines), EMPTY_CART, 'cart-reset'),
    token: alone(() => readSlice<string | null>(stored['token'], null, readToken), null),
    filters: alone(() => readSlice<Selection>(stored['filters'], NO_SELECTION, readFilters), NO_SELECTION),
    seen: readSeen(stored['seen']),
    paid: readPaid(stored['paid']),
  };
}

const main = persistentDocument<MainState>(MAIN_KEY, {
  initial: { cart: EMPTY_CART, token: null, filters: NO_SELECTION, seen: undefined, paid: undefined },
  read: readMain,
  write: (state) => ({ version: MAIN_VERSION, ...state }),
  own: ownChanges(newLineId().slice(0, 8), {
    of: ({ seen }) => seen,
    with: (state, seen) => ({ ...state, seen }),
  }),
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
