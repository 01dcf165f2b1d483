/** Keys of the two lists of products (contract, Storage keys). */
export const WISHLIST_KEY = 'tienda:wishlist';
export const COMPARE_KEY = 'tienda:compare';
