/** Where the stores' calls go: the configured services, with the shopper's token when there is one. */

import { $token } from '#features/cart/store/main-store.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Connection } from '#shared/http/connection.ts';
import { expireSession } from './customer.ts';

/** A connection that ends the session when the service no longer knows its token (contract, Envelope). */
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

/** The store API for calls that nobody has to be logged in for, and that answer 401 to a wrong login. */
export function visitorApi(): Connection {
  return { baseUrl: shopConfiguration.apiUrl };
}

/** The cart service (`PUBLIC_CART_API_URL`). */
export function cartService(): Connection {
  return shoppersConnection(shopConfiguration.cartApiUrl);
}
