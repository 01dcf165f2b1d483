/** The customer on this device (contract, Storage keys), and connections with the token. */
import { computed } from 'nanostores';
import {
  type Address,
  addressSchema,
  type Session,
  type User,
  userSchema,
} from '#features/account/rules/account.ts';
import { $token, setToken } from '#features/cart/store/main-store.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Connection } from '#shared/http/connection.ts';
import { ADDRESS_KEY, USER_KEY } from '#shared/storage/keys.ts';
import { forgetSetAside, readUsable } from '#shared/storage/set-aside.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { persistentDocument } from '#shared/storage/storage.ts';

declare global {
  interface DocumentEventMap {
    /** A service rejected the customer's token. */
    'session:expired': CustomEvent<User | null>;
  }
}

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

/** Stores a session. The token comes last, because other tabs then treat the customer as logged in. */
export function storeSession({ user: customer, addresses: list, token }: Session): void {
  user.update(() => customer);
  storeAddresses(list);
  setToken(token);
}

export function storeAddresses(list: readonly Address[]): void {
  addresses.update(() => list);
}

/** Removes user, addresses and token in all tabs. */
function dropSession(): void {
  setToken(null);
  user.update(() => null);
  storeAddresses([]);
}

/** Ends the session and removes the customer's damaged data that was set aside. */
export function endSession(): void {
  dropSession();
  forgetSetAside();
}

/** Ends the session of a token that a service rejected with 401, unless another session began. */
export function expireSession(token: string): void {
  if ($token.get() !== token) return;
  const detail = $user.get();
  endSession();
  document.dispatchEvent(new CustomEvent('session:expired', { detail }));
}

if (typeof window !== 'undefined' && ($user.get() === null) !== ($token.get() === null)) dropSession();

/** A connection with the shopper's token, whose 401 ends the session (contract, Envelope). */
function shoppersConnection(baseUrl: string): Connection {
  const token = $token.get();
  if (token === null) return { baseUrl };
  const watchedFetch: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.status === 401) expireSession(token);
    return response;
  };
  return { baseUrl, token, fetch: watchedFetch };
}

/** The store API (`PUBLIC_API_URL`). */
export function storeApi(): Connection {
  return shoppersConnection(shopConfiguration.apiUrl);
}

/** The store API without a token, for calls that answer 401 to a wrong login. */
export function visitorApi(): Connection {
  return { baseUrl: shopConfiguration.apiUrl };
}

/** The cart service (`PUBLIC_CART_API_URL`). */
export function cartService(): Connection {
  return shoppersConnection(shopConfiguration.cartApiUrl);
}
