/** Keys of the two lists of products that the contract names. */
export const WISHLIST_KEY = 'tienda:wishlist';
export const COMPARE_KEY = 'tienda:compare';
