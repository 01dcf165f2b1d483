/** The compare list (storefront §4, Compare list; contract, Storage keys). Toasts belong to the caller. */

import { COMPARE_KEY } from '#shared/storage/keys.ts';
import { savedProductList } from './saved-product-list.ts';

const list = savedProductList(COMPARE_KEY);

export const $compare = list.store;
/** False when the product is in the list already. */
export const addToCompare = list.add;
export const removeFromCompare = list.remove;
export const clearCompare = list.clear;
