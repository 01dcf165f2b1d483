/** What the files of `/datos` keep of a product: everything a card, a filter and an order look at. */
import {
  colorPictures,
  type PackedPictures,
  packPictures,
  unpackPictures,
} from '#features/product/rules/color-pictures.ts';
import { joinPictures, splitPictures } from '#features/product/rules/picture-list.ts';
import type { Product, ProductDetail } from '#features/product/rules/product.ts';

/** The first picture of a card, and the one on hover (storefront §9: list view uses the first two). */
const CARD_PICTURES = 2;

/**
 * A product in a file. `images` as `joinPictures` joins them; `inColors`: its pictures by colour, where they differ.
 */
export type ListedProduct = Omit<Product, 'colorPictures' | 'images'> & {
  readonly images: string;
  readonly inColors?: PackedPictures | undefined;
};

/** The pictures of a product by colour, where they differ, as a file has them. */
export function packedColors(
  product: Product,
  detail: Pick<ProductDetail, 'variants'> | undefined,
): PackedPictures | undefined {
  return packPictures(product.images[0] ?? '', colorPictures(product, detail));
}

/** The product with the pictures of its card only: the first two and one of each colour. */
export function listedProduct(
  { colorPictures: _, images, ...product }: Product,
  inColors: PackedPictures | undefined,
): ListedProduct {
  return {
    ...product,
    images: joinPictures(images.slice(0, CARD_PICTURES)),
    ...(inColors && { inColors }),
  };
}

/** The product of a file. */
export function productOfList({ inColors, images: joined, ...product }: ListedProduct): Product {
  const images = joined === '' ? [] : splitPictures(joined);
  if (!inColors) return { ...product, images };
  return { ...product, images, colorPictures: unpackPictures(images[0] ?? '', inColors) };
}
