/** Products looked at lately (decision 45, Kept lists). */

/** More would never be looked at. */
export const MAX_RECENT = 12;

/** The list with the product first, once, and no longer than it is looked at. */
export function rememberRecent<T extends { readonly sku: string }>(
  list: readonly T[],
  product: T,
): readonly T[] {
  return [product, ...list.filter(({ sku }) => sku !== product.sku)].slice(0, MAX_RECENT);
}
