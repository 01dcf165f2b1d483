/**
 * What the pages of an article in all languages have in common, made for the first of them: they are made one after the other, of
 * the very same article.
 */

import type { ProductDetail } from '#features/product/rules/product.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { parseRichText } from '#shared/html/rich-text.ts';
import { purchasableOf } from './buying/purchasable.ts';
import { type PackedProduct, packProduct } from './packed-product.ts';

/** Its description, as it is drawn. */
export const descriptionOf = memoize(({ fullDescription }: ProductDetail) => parseRichText(fullDescription));

const packedBelow = memoize((_product: ProductDetail) => new Map<string, PackedProduct>());

/** What is bought of it, in few bytes. @param imageBase as in `SiteSettings` */
export function packedOf(product: ProductDetail, imageBase: string): PackedProduct {
  const known = packedBelow(product);
  const packed = known.get(imageBase) ?? packProduct(purchasableOf(product), imageBase);
  known.set(imageBase, packed);
  return packed;
}
