/**
 * Who is logged in, as it stays on the device (contract, Storage keys): the user and the saved addresses under keys of
 * their own, the token in the main document. A session is whole or none: without one of user and token it is ended.
 */
import { computed } from 'nanostores';
import * as z from 'zod/mini';
import type { Address, Session, User } from '#features/account/rules/account.ts';
import { $token, setToken } from '#features/cart/store/main-store.ts';
import { ADDRESS_KEY, USER_KEY } from '#shared/storage/keys.ts';
import { forgetSetAside, readUsable } from '#shared/storage/set-aside.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { persistentDocument } from '#shared/storage/storage.ts';

declare global {
  interface DocumentEventMap {
    /** The service no longer knows the customer's token: the session has expired, and the shopper is notified. */
    'session:expired': CustomEvent<User | null>;
  }
}

const userSchema = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  roleId: z.int(),
});

const addressSchema = z.object({
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  countryId: z.int(),
  departmentId: z.int(),
  municipalityId: z.int(),
  phone: z.string(),
  address: z.string(),
  comment: z.string(),
  isDefault: z.boolean(),
  status: z.number(),
});

const user = persistentDocument<User | null>(USER_KEY, {
  initial: null,
  read: (stored) => userSchema.parse(stored),
  write: (value) => value ?? undefined,
});

const addresses = persistentDocument<readonly Address[]>(ADDRESS_KEY, {
  initial: [],
  read: (stored) => readUsable(ADDRESS_KEY, stored, (row) => addressSchema.safeParse(row).data),
  write: (list) => (list.length === 0 ? undefined : list),
});

/** The customer who is logged in; null for a visitor. */
export const $user = user.store;
export const $addresses = addresses.store;
export const $isLoggedIn = shared(
  computed([$user, $token], (customer, token) => customer !== null && token !== null),
  false,
);

/** Keeps a session. The token comes last: with it, other tabs take the customer for logged in. */
export function keepSession({ user: customer, addresses: list, token }: Session): void {
  user.update(() => customer);
  keepAddresses(list);
  setToken(token);
}

/** Takes over the full list of saved addresses. */
export function keepAddresses(list: readonly Address[]): void {
  addresses.update(() => list);
}

/** Forgets user, addresses and token, in all tabs; cart, wishlist and compare stay. */
function dropSession(): void {
  setToken(null);
  user.update(() => null);
  keepAddresses([]);
}

/** The customer leaves, and what was set aside of the customer's goes too. */
export function endSession(): void {
  dropSession();
  forgetSetAside();
}

/** Ends the session of a token that a service refused with 401; one that began meanwhile goes on. */
export function expireSession(token: string): void {
  if ($token.get() !== token) return;
  const detail = $user.get();
  endSession();
  document.dispatchEvent(new CustomEvent('session:expired', { detail }));
}

if (typeof window !== 'undefined' && ($user.get() === null) !== ($token.get() === null)) dropSession();
