/** The wishlist (storefront spec §4, Wishlist; contract, Storage keys). Notices belong to the caller. */
import { savedProductList } from './saved-product.ts';

const list = savedProductList('tienda:wishlist');

export const $wishlist = list.store;
/** False when the product is in the list already ('Producto ya en wishlist'). */
export const addToWishlist = list.add;
export const removeFromWishlist = list.remove;
export const clearWishlist = list.clear;
