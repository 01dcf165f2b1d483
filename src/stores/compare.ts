/** The compare list (storefront spec §4, Compare list; contract, Storage keys). Toasts belong to the caller. */
import { savedProductList } from './saved-product.ts';

const list = savedProductList('tienda:compare');

export const $compare = list.store;
/** False when the product is in the list already. */
export const addToCompare = list.add;
export const removeFromCompare = list.remove;
export const clearCompare = list.clear;
