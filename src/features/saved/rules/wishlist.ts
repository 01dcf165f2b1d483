/**
 * The wishlist, and lists of products like it: each product once (storefront §4, Wishlist; decision 45, Kept lists).
 */

/** What a list keeps of a product is identified by its sku. */
export type Listed = { readonly sku: string };

/** Longest list that a shared link carries. */
const MAX_SHARED = 60;

/** The list with the product at its end; the same list when it was there already ('Producto ya en wishlist'). */
export function addListed<T extends Listed>(list: readonly T[], product: T): readonly T[] {
  return list.some(({ sku }) => sku === product.sku) ? list : [...list, product];
}

/** The list without the product. */
export function removeListed<T extends Listed>(list: readonly T[], sku: string): readonly T[] {
  return list.filter((product) => product.sku !== sku);
}

/** The list as a link carries it: skus joined by commas. */
export function sharedSkus(list: readonly Listed[]): string {
  return list
    .slice(0, MAX_SHARED)
    .map(({ sku }) => encodeURIComponent(sku))
    .join(',');
}

/** The parameter of an address that shares a list. */
export const SHARED_PARAMETER = 'lista';

/** The query of an address that shares a list; `readSharedSkus` reads its parameter back. */
export function sharedQuery(list: readonly Listed[]): string {
  return new URLSearchParams({ [SHARED_PARAMETER]: sharedSkus(list) }).toString().replaceAll('%2C', ',');
}

/** The skus of a shared link, each once; what cannot be read is left out. */
export function readSharedSkus(shared: string): readonly string[] {
  const skus = shared.split(',', MAX_SHARED).map((sku) => {
    try {
      return decodeURIComponent(sku).trim().slice(0, 80);
    } catch {
      return '';
    }
  });
  return [...new Set(skus.filter((sku) => sku !== ''))];
}
