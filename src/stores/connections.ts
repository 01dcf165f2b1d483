/** Where the stores' calls go: the configured services, with the shopper's token when there is one. */
import { shopConfiguration } from '#configuration/settings.ts';
import type { Connection } from '#services/connection.ts';
import { $token } from './main-store.ts';

/** The store API (`PUBLIC_API_URL`). */
export function storeApi(): Connection {
  return { baseUrl: shopConfiguration.apiUrl, token: $token.get() ?? undefined };
}

/** The cart service (`PUBLIC_CART_API_URL`). */
export function cartService(): Connection {
  return { baseUrl: shopConfiguration.cartApiUrl, token: $token.get() ?? undefined };
}
