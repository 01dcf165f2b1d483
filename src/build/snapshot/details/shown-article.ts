/** What lists show of an article: its row, completed by its detail. */
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

/** An article as lists show it; its row alone where it has no detail. */
export const cardOf = (row: Product, detail: ProductDetail | undefined): Product =>
  withSoldOut(asCard(row, detail), detail);

/** The same, with its pictures. */
export function shownArticle(row: Product, detail: ProductDetail): ShownArticle {
  const card = cardOf(row, detail);
  return { card, pictures: packedColors(card, detail) };
}

/**
 * A detail as it goes with its row. An article may change between the two answers; its brand is the one by which lists, and the brand's
 * own page, have it.
 */
export const detailOf = (row: Product, detail: ProductDetail): ProductDetail =>
  detail.brand === row.brand ? detail : { ...detail, brand: row.brand };
