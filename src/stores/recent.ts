/** Products looked at lately on this device, the latest first (ux 17). */
import { savedProductList } from './saved-products.ts';
import type { SavedProduct } from './stored-products.ts';

/** More would never be looked at. */
const MOST = 12;

const list = savedProductList('tienda:recent');

export const $recent = list.store;

/** Puts a product first; it stands in the list once. */
export function rememberProduct(product: SavedProduct): void {
  list.update((products) => [product, ...products.filter(({ sku }) => sku !== product.sku)].slice(0, MOST));
}

export const forgetRecent = list.clear;
