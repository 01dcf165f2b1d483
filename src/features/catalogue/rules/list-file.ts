/** The data files of lists (decision 120, Files of data): their division into files, and the fields of a product. */
import {
  colorPictures,
  type PackedPictures,
  packPictures,
  unpackPictures,
} from '#features/product/rules/color-pictures.ts';
import { joinPictures, splitPictures } from '#features/product/rules/picture-list.ts';
import type { Product, ProductDetail } from '#features/product/rules/product.ts';

/** Products per file: about 73 KB compressed as a list, 75 KB as an index of suggestions. */
export const MAX_IN_FILE = 2000;

/** Files per list; a browser could not hold more (decision 92, Sizes of answers). */
export const MAX_PARTS = 10;

/** Divides products into files, all but the last one full; one empty file for none. */
export function inParts<T>(items: readonly T[]): readonly (readonly T[])[] {
  const count = Math.min(MAX_PARTS, Math.max(1, Math.ceil(items.length / MAX_IN_FILE)));
  return Array.from({ length: count }, (_, at) => items.slice(at * MAX_IN_FILE, (at + 1) * MAX_IN_FILE));
}

/** The numbers of the files after the first one, of `parts` files. */
export function furtherPartNumbers(parts: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(parts, MAX_PARTS) - 1) }, (_, at) => at + 2);
}

/** The address of a further file: `/datos/x.json` has `/datos/partes/x/2.json`. */
export function partPath(path: string, part: number): string {
  return path.replace(/^\/datos\//, '/datos/partes/').replace(/\.json$/, `/${part}.json`);
}

/** Pictures of a card: the first one and the one on hover (storefront §9: list view uses the first two). */
const CARD_PICTURES = 2;

/** A product in a file: `images` joined, `inColors` its pictures by colour, where they differ. */
export type ListedProduct = Omit<Product, 'colorPictures' | 'images'> & {
  readonly images: string;
  readonly inColors?: PackedPictures | undefined;
};

/** The pictures of a product by colour, where they differ, as a file stores them. */
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

/** Restores the product of a file. */
export function productOfList({ inColors, images: joined, ...product }: ListedProduct): Product {
  const images = joined === '' ? [] : splitPictures(joined);
  if (!inColors) return { ...product, images };
  return { ...product, images, colorPictures: unpackPictures(images[0] ?? '', inColors) };
}
