/** An article in lists: its row, completed by its detail. */
import { packedColors } from '#features/catalogue/rules/list-file.ts';
import { asCard } from '#features/product/rules/card-variant.ts';
import type { PackedPictures } from '#features/product/rules/color-pictures.ts';
import { withSoldOut } from '#features/product/rules/color-sizes.ts';
import type { Product, ProductDetail } from '#features/product/rules/product.ts';

export type ShownArticle = {
  readonly card: Product;
  /** Its pictures by colour, where they differ. */
  readonly pictures?: PackedPictures | undefined;
};

/** An article for lists; only its row if it has no detail. */
export const cardOf = (row: Product, detail: ProductDetail | undefined): Product =>
  withSoldOut(asCard(row, detail), detail);

/** The same article with its pictures. */
export function shownArticle(row: Product, detail: ProductDetail): ShownArticle {
  const card = cardOf(row, detail);
  return { card, pictures: packedColors(card, detail) };
}

/**
 * A detail that agrees with its row, because an article may change between the two answers. Its brand is that of its
 * row, like in lists and on the brand's page.
 */
export const detailOf = (row: Product, detail: ProductDetail): ProductDetail =>
  detail.brand === row.brand ? detail : { ...detail, brand: row.brand };
