/** The wishlist (storefront §4, Wishlist; contract, Storage keys). Notices belong to the caller. */

import { WISHLIST_KEY } from '#shared/storage/keys.ts';
import { savedProductList } from './saved-product-list.ts';

const list = savedProductList(WISHLIST_KEY);

export const $wishlist = list.store;
/** False when the product is in the list already ('Producto ya en wishlist'). */
export const addToWishlist = list.add;
export const removeFromWishlist = list.remove;
export const clearWishlist = list.clear;
