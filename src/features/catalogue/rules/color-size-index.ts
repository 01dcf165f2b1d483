/** Which sizes can be had in which colour of each product of a prepared list (color-sizes.ts), as numbers. */
import { type ColorSized, sizesByColor } from '#features/product/rules/color-sizes.ts';
import type { Column, Marks } from './filter-column.ts';

/** The sizes of entry i of the colours' column are `sizes[starts[i]]`…`sizes[starts[i + 1] - 1]`, by their number. */
export type ColorSizes = { readonly starts: Uint32Array; readonly sizes: Uint32Array };

/** The distinct slugs of a product's colours, each with the sizes that can be had in it. */
function sizesOfColors(product: ColorSized): ReadonlyMap<string, ReadonlySet<string>> {
  const rows = sizesByColor(product);
  const byColor = new Map<string, Set<string>>();
  for (const [row, color] of product.colors.entries()) {
    const sizes = byColor.get(color) ?? new Set();
    for (const size of rows[row] ?? []) sizes.add(size);
    byColor.set(color, sizes);
  }
  return byColor;
}

/**
 * Prepares the pairs of a list whose colours and sizes stand in these columns.
 * @param products their colours and sizes as slugs
 */
export function buildColorSizes(products: readonly ColorSized[], size: Pick<Column, 'slugs'>): ColorSizes {
  const numberOf = new Map(size.slugs.map((slug, number) => [slug, number]));
  const starts = [0];
  const sizes: number[] = [];
  for (const product of products) {
    for (const known of sizesOfColors(product).values()) {
      for (const slug of known) sizes.push(numberOf.get(slug) ?? 0);
      starts.push(sizes.length);
    }
  }
  return { starts: Uint32Array.from(starts), sizes: Uint32Array.from(sizes) };
}

/** The entries of the colours' column in which a wanted size can be had. */
export function colorsWithSize({ starts, sizes }: ColorSizes, wanted: Marks): Marks {
  const found = new Uint8Array(starts.length - 1);
  for (let entry = 0; entry < found.length; entry += 1) {
    const end = starts[entry + 1] ?? 0;
    for (let at = starts[entry] ?? 0; at < end; at += 1) {
      if (wanted[sizes[at] ?? 0] === 1) found[entry] = 1;
    }
  }
  return found;
}

/** How many of the products can be had in each size in a wanted colour. */
export function countSizes(
  { starts, sizes }: ColorSizes,
  { color, size }: { readonly color: Column; readonly size: Pick<Column, 'slugs'> },
  { products, wanted }: { readonly products: Marks; readonly wanted: Marks },
): ReadonlyMap<string, number> {
  const counts = new Uint32Array(size.slugs.length);
  /** Number of the last product that was counted for a size, from 1. */
  const last = new Uint32Array(size.slugs.length);
  for (let product = 0; product < products.length; product += 1) {
    const end = products[product] === 1 ? (color.starts[product + 1] ?? 0) : 0;
    for (let entry = color.starts[product] ?? 0; entry < end; entry += 1) {
      const isWanted = wanted[color.numbers[entry] ?? 0] === 1;
      const lastSize = isWanted ? (starts[entry + 1] ?? 0) : 0;
      for (let at = starts[entry] ?? 0; at < lastSize; at += 1) {
        const number = sizes[at] ?? 0;
        if (last[number] !== product + 1) counts[number] = (counts[number] ?? 0) + 1;
        last[number] = product + 1;
      }
    }
  }
  return new Map(size.slugs.map((slug, number) => [slug, counts[number] ?? 0]));
}
