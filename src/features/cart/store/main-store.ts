/**
 * The main document `tienda` (contract, Storage keys): cart, token and filters under one key with a version. A damaged
 * slice or line is dropped alone and set aside, except a token (decision 46, Damaged storage).
 */
import { atom, computed } from 'nanostores';
import { type Cart, EMPTY_CART } from '#features/cart/rules/cart.ts';
import { type PaidUnits, readPaidUnits } from '#features/cart/rules/ordered-units.ts';
import { FILTER_GROUPS, NO_SELECTION, type Selection, withGroup } from '#features/catalogue/rules/filter.ts';
import { MAIN_KEY } from '#shared/storage/keys.ts';
import { ownChanges, readSeen, type Seen } from '#shared/storage/own-changes.ts';
import { cleanSetAside, setAside } from '#shared/storage/set-aside.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { isRecord, textOr, textsOf } from '#shared/storage/stored-shape.ts';
import { damagedLines, readCart } from './stored-cart.ts';
import { isToken, MAIN_VERSION, mainFields } from './stored-main.ts';

/** The last chosen filters, and the canonical path of their list while it may offer them again. */
export type LastFilters = Selection & { readonly list?: string };

type MainState = {
  readonly cart: Cart;
  /** The session's bearer token; null for a visitor. */
  readonly token: string | null;
  readonly filters: LastFilters;
  /** The changes of each tab that it contains (`own-changes.ts`). */
  readonly seen: Seen;
  readonly paid: PaidUnits | undefined;
};

/** The damage that was found in the stored cart; reported to the shopper once. */
export const $cartDamage = atom<'none' | 'lines-dropped' | 'cart-reset'>('none');

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

export const $main = main.store;

/** Changes the main document as it is stored now, with the changes of other tabs. */
export const updateMain = main.update;

/** The session's bearer token; null for a visitor. */
export const $token = shared(
  computed($main, ({ token }) => token),
  null,
);

/** Stores the token of a session; null removes it. */
export function setToken(token: string | null): void {
  updateMain((state) => ({ ...state, token }));
}

let isDamageReported = false;

/** Whether the caller must report damage to the stored cart. Only then is the repaired cart written. */
export function consumeCartDamage(): boolean {
  if (isDamageReported || $cartDamage.get() === 'none') return false;
  isDamageReported = true;
  main.update((state) => state);
  return true;
}

/** A random id of a line or tab; also on plain http origins, which have no `randomUUID`. */
export function newLineId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readMain(text: unknown): MainState {
  const stored = mainFields(text);
  const damaged: { cart?: unknown; filters?: unknown } = {};
  function readSlice<Slice>(
    name: 'cart' | 'token' | 'filters',
    otherwise: Slice,
    read: (stored: unknown) => Slice,
  ): Slice {
    const slice = stored[name];
    if (slice === undefined || slice === null) return otherwise;
    try {
      return read(slice);
    } catch {
      if (name !== 'token') damaged[name] = slice;
      if (name === 'cart') $cartDamage.set('cart-reset');
      return otherwise;
    }
  }
  const state: MainState = {
    cart: readSlice('cart', EMPTY_CART, (lines) => {
      const { cart, isWhole } = readCart(lines);
      if (isWhole) return cart;
      damaged.cart = damagedLines(lines);
      $cartDamage.set('lines-dropped');
      return cart;
    }),
    token: readSlice<string | null>('token', null, readToken),
    filters: readSlice<LastFilters>('filters', NO_SELECTION, readFilters),
    seen: readSeen(stored['seen']),
    paid: readPaidUnits(stored['paid']),
  };
  const hasDamage = Object.keys(damaged).length > 0;
  if (hasDamage) setAside(MAIN_KEY, JSON.stringify({ version: MAIN_VERSION, ...damaged }));
  return state;
}

function readToken(stored: unknown): string {
  if (!isToken(stored)) throw new TypeError('not a token');
  return stored;
}

function readFilters(stored: unknown): LastFilters {
  if (!isRecord(stored)) throw new TypeError('not filters');
  const list = textOr(stored['list'], '');
  const selection = FILTER_GROUPS.reduce(
    (selected, group) => withGroup(selected, group, textsOf(stored[group])),
    NO_SELECTION,
  );
  return list === '' ? selection : { ...selection, list };
}
