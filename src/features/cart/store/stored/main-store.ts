/**
 * The main document `tienda` (contract, Storage keys): cart, token and filters under one key with a version. Another
 * version or no JSON sets the whole aside; a broken slice is reset alone, a broken cart line dropped alone, and they
 * alone are stored under `tienda:rejected`; a token never is (decision 46, Damaged storage).
 */
import { atom, computed } from 'nanostores';
import type { Cart } from '#features/cart/rules/cart.ts';
import { FILTER_GROUPS, NO_SELECTION, type Selection, withGroup } from '#features/catalogue/rules/filter.ts';
import { MAIN_KEY } from '#shared/storage/keys.ts';
import { ownChanges, readSeen, type Seen } from '#shared/storage/own-changes.ts';
import { cleanSetAside, setAside } from '#shared/storage/set-aside.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord, textOr, textsOf } from '#shared/storage/stored-shape.ts';
import { damagedLines } from './damaged-lines.ts';
import { newLineId } from './line-id.ts';
import { type Paid, readPaid } from './paid-units.ts';
import { EMPTY_CART, readCart } from './stored-cart.ts';
import { isToken, MAIN_VERSION, mainFields } from './stored-main.ts';

/** The filters that were chosen last, and the canonical path of their list while the list may still offer them. */
export type LastFilters = Selection & { readonly list?: string };

export type MainState = {
  readonly cart: Cart;
  /** The session's bearer token; null when nobody is logged in. */
  readonly token: string | null;
  readonly filters: LastFilters;
  /** Which changes of which tab it holds (own-changes.ts). */
  readonly seen: Seen;
  /** What the last purchase paid for that was not in the cart any more. */
  readonly paid: Paid | undefined;
};

/** What was lost when the stored cart was read; reported to the shopper once. */
export const $cartDamage = atom<'none' | 'lines-dropped' | 'cart-reset'>('none');

/** Reads one slice; undefined is what a slice is before its first change, anything that throws is damage. */
function readSlice<Slice>(stored: unknown, otherwise: Slice, read: (stored: unknown) => Slice): Slice {
  return stored === undefined || stored === null ? otherwise : read(stored);
}

function readToken(stored: unknown): string {
  if (!isToken(stored)) throw new TypeError('not a token');
  return stored;
}

function readFilters(stored: unknown): LastFilters {
  if (!isRecord(stored)) throw new TypeError('not filters');
  const list = textOr(stored['list'], '');
  const selection = FILTER_GROUPS.reduce(
    (selection, group) => withGroup(selection, group, textsOf(stored[group])),
    NO_SELECTION,
  );
  return list === '' ? selection : { ...selection, list };
}

function readMain(text: unknown): MainState {
  const stored = mainFields(text);
  const damaged: { cart?: unknown; filters?: unknown } = {};
  function alone<Slice>(
    name: 'cart' | 'token' | 'filters',
    otherwise: Slice,
    read: (stored: unknown) => Slice,
  ) {
    try {
      return readSlice(stored[name], otherwise, read);
    } catch {
      if (name !== 'token') damaged[name] = stored[name];
      if (name === 'cart') $cartDamage.set('cart-reset');
      return otherwise;
    }
  }
  const state: MainState = {
    cart: alone('cart', EMPTY_CART, (lines) => {
      const { cart, isWhole } = readCart(lines);
      if (isWhole) return cart;
      damaged.cart = damagedLines(lines);
      $cartDamage.set('lines-dropped');
      return cart;
    }),
    token: alone<string | null>('token', null, readToken),
    filters: alone<LastFilters>('filters', NO_SELECTION, readFilters),
    seen: readSeen(stored['seen']),
    paid: readPaid(stored['paid']),
  };
  const hasDamage = Object.keys(damaged).length > 0;
  if (hasDamage) setAside(MAIN_KEY, JSON.stringify({ version: MAIN_VERSION, ...damaged }));
  return state;
}

const main = persistentDocument<MainState>(MAIN_KEY, {
  initial: { cart: EMPTY_CART, token: null, filters: NO_SELECTION, seen: undefined, paid: undefined },
  read: readMain,
  write: (state) => ({ version: MAIN_VERSION, ...state }),
  onUnusable: () => $cartDamage.set('cart-reset'),
  own: ownChanges(newLineId().slice(0, 8), {
    of: ({ seen }) => seen,
    with: (state, seen) => ({ ...state, seen }),
  }),
});

if (typeof window !== 'undefined') cleanSetAside(MAIN_KEY);

let isDamageTold = false;

/**
 * Whether damage to the stored cart is still to be reported, by the caller. Only then is the repaired cart written: a
 * page that does not report it leaves it to the next.
 */
export function consumeCartDamage(): boolean {
  if (isDamageTold || $cartDamage.get() === 'none') return false;
  isDamageTold = true;
  main.update((state) => state);
  return true;
}

export const $main = main.store;
/** Changes the main document as it is stored now, whatever other tabs did meanwhile. */
export const updateMain = main.update;

/** The session's bearer token, null for a visitor. */
export const $token = shared(
  computed($main, ({ token }) => token),
  null,
);

/** Keeps the token of a session, or forgets it with null. */
export function setToken(token: string | null): void {
  updateMain((state) => ({ ...state, token }));
}
