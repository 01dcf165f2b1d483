/** The sizes of a product that are in stock in each of its colours, as far as a list knows them. */

import { slugOf } from '#shared/text/slug.ts';
import type { Product, ProductDetail } from './product.ts';
import { usableStock } from './stock.ts';

/** The fields that decide it; names may be slugs. */
export type ColorSized = Pick<Product, 'colors' | 'sizes' | 'soldOut'>;

/** The rows of colour × size: a product without colours counts as one of one colour. */
export function colorRows({ colors }: Pick<Product, 'colors'>): readonly string[] {
  return colors.length === 0 ? [''] : colors;
}

/** The places of a row: a product without sizes counts as one of one size. */
export function sizePlaces({ sizes }: Pick<Product, 'sizes'>): readonly string[] {
  return sizes.length === 0 ? [''] : sizes;
}

/**
 * The sold-out places of colour × size (`Product.soldOut`). Undefined if all are in stock, or if the detail has no variants
 * or other colours or sizes than the product.
 */
export function soldOutPlaces(
  { colors, sizes }: Pick<Product, 'colors' | 'sizes'>,
  { variants }: Pick<ProductDetail, 'variants'>,
): readonly number[] | undefined {
  const rows = colors.length === 0 ? [''] : colors.map(slugOf);
  const known = variants.map(({ color, size, stock }) => ({
    color: slugOf(color),
    size: slugOf(size),
    stock,
  }));
  const named = new Set(sizes.map(slugOf));
  if (variants.length === 0 || known.some(({ color, size }) => !rows.includes(color) || !named.has(size)))
    return undefined;
  const isInStock = (color: string, size: string): boolean =>
    known.some((each) => each.color === color && each.size === size && usableStock(each.stock) > 0);
  const places = rows.flatMap((color, row) =>
    sizes.flatMap((size, at) => (isInStock(color, slugOf(size)) ? [] : [row * sizes.length + at])),
  );
  return places.length > 0 ? places : undefined;
}

/** The product with the colours and sizes of its detail. */
export function withSoldOut(product: Product, detail: Pick<ProductDetail, 'variants'> | undefined): Product {
  const soldOut = detail && soldOutPlaces(product, detail);
  return soldOut ? { ...product, soldOut } : product;
}

/** The sizes in stock of each colour, in the order of the colours; all sizes if it is unknown. */
export function sizesByColor({ colors, sizes, soldOut }: ColorSized): readonly (readonly string[])[] {
  return colors.map((_, row) =>
    soldOut ? sizes.filter((_, at) => !soldOut.includes(row * sizes.length + at)) : sizes,
  );
}

/** The sizes in stock in any colour; a product without colours counts as one of one colour. */
export function sizesInStock({ colors, sizes, soldOut }: ColorSized): readonly string[] {
  if (!soldOut) return sizes;
  const rows = Math.max(1, colors.length);
  const isSoldOut = (at: number): boolean =>
    Array.from({ length: rows }, (_, row) => row).every((row) => soldOut.includes(row * sizes.length + at));
  return sizes.filter((_, at) => !isSoldOut(at));
}
