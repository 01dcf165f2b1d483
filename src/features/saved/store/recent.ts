/** Products looked at lately on this device, the latest first (decision 45, Kept lists). */
import { MAX_RECENT, rememberRecent } from '#features/saved/rules/recent.ts';
import { RECENT_KEY } from '#shared/storage/keys.ts';
import { savedProductList } from './saved-product-list.ts';
import type { SavedProduct } from './stored-saved-products.ts';

const list = savedProductList(RECENT_KEY, MAX_RECENT);

export const $recent = list.store;

/** Puts a product first and removes its other entries. */
export function rememberProduct(product: SavedProduct): void {
  list.update((products) => rememberRecent(products, product));
}

export const forgetRecent = list.clear;
