/** Lists of saved products: each product once (storefront §4, Wishlist; decision 45, Saved lists). */

/** Products in the list of those seen lately. */
export const MAX_RECENT = 12;

/** Products in a shared link. */
const MAX_SHARED = 60;

/** The parameter of an address that shares a list. */
export const SHARED_PARAMETER = 'lista';

type Listed = { readonly sku: string };

/** The list with the product at its end; the same list if it contains the product. */
export function addListed<T extends Listed>(list: readonly T[], product: T): readonly T[] {
  return list.some(({ sku }) => sku === product.sku) ? list : [...list, product];
}

/** The list without the product. */
export function removeListed<T extends Listed>(list: readonly T[], sku: string): readonly T[] {
  return list.filter((product) => product.sku !== sku);
}

/** The list of products seen lately with the product first. */
export function rememberRecent<T extends Listed>(list: readonly T[], product: T): readonly T[] {
  return [product, ...removeListed(list, product.sku)].slice(0, MAX_RECENT);
}

/** The skus of a list for a link, joined by commas. */
export function sharedSkus(list: readonly Listed[]): string {
  return list
    .slice(0, MAX_SHARED)
    .map(({ sku }) => encodeURIComponent(sku))
    .join(',');
}

/** The query of an address that shares a list; `readSharedSkus` reads its parameter. */
export function sharedQuery(list: readonly Listed[]): string {
  return new URLSearchParams({ [SHARED_PARAMETER]: sharedSkus(list) }).toString().replaceAll('%2C', ',');
}

/** The skus of a shared link, each once; damaged ones are omitted. */
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
