/**
 * What the pages of an article in all languages have in common, made for the first of them: they are made one after the other, of
 * the very same article.
 */
import { remembered } from '#domain/page/remembered.ts';
import { parseRichText } from '#domain/page/text/rich-text.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { purchasableOf } from '#islands/product/buying/purchasable.ts';
import { type PackedProduct, packProduct } from '#islands/product/packed-product.ts';

/** Its description, as it is drawn. */
export const descriptionOf = remembered(({ fullDescription }: ProductDetail) =>
  parseRichText(fullDescription),
);

const packedBelow = remembered((_product: ProductDetail) => new Map<string, PackedProduct>());

/** What is bought of it, in few bytes. @param imageBase as in `SiteSettings` */
export function packedOf(product: ProductDetail, imageBase: string): PackedProduct {
  const known = packedBelow(product);
  const packed = known.get(imageBase) ?? packProduct(purchasableOf(product), imageBase);
  known.set(imageBase, packed);
  return packed;
}
