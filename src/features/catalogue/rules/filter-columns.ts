/** The values of all products in a filter group, numbered once, so that a toggle only counts numbers. */
import { type ColorSized, sizesByColor } from '#features/product/rules/color-sizes.ts';

/** Slugs by number; the entries of product i are `numbers[starts[i]]`…`numbers[starts[i + 1] - 1]`. */
export type Column = {
  readonly slugs: readonly string[];
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
};

/** 1 for each number that counts, 0 for the others. */
export type Marks = Uint8Array;

/** Numbers the slugs of each product; a slug that a product names twice is one entry. */
export function buildColumn(values: readonly (readonly string[])[]): Column {
  const bySlug = new Map<string, number>();
  const starts = new Uint32Array(values.length + 1);
  const numbers: number[] = [];
  for (const [product, slugs] of values.entries()) {
    for (const slug of new Set(slugs)) {
      const number = bySlug.get(slug) ?? bySlug.size;
      bySlug.set(slug, number);
      numbers.push(number);
    }
    starts[product + 1] = numbers.length;
  }
  return { slugs: [...bySlug.keys()], starts, numbers: Uint32Array.from(numbers) };
}

/** Marks the chosen slugs of a column; undefined when none is chosen. */
export function markChosen({ slugs }: Column, chosen: readonly string[]): Marks | undefined {
  if (chosen.length === 0) return undefined;
  const set = new Set(chosen);
  return Uint8Array.from(slugs, (slug) => (set.has(slug) ? 1 : 0));
}

/** Marks the products with a chosen slug, among the entries that count (all without `counting`). */
export function passingProducts({ starts, numbers }: Column, chosen: Marks, counting?: Marks): Marks {
  const passed = new Uint8Array(starts.length - 1);
  for (let product = 0; product < passed.length; product += 1) {
    const end = starts[product + 1] ?? 0;
    for (let entry = starts[product] ?? 0; entry < end; entry += 1) {
      if (chosen[numbers[entry] ?? 0] === 1 && counting?.[entry] !== 0) passed[product] = 1;
    }
  }
  return passed;
}

/** Counts the products with each slug, among the entries that count (all without `counting`). */
export function countEntries(column: Column, products: Marks, counting?: Marks): ReadonlyMap<string, number> {
  const { slugs, starts, numbers } = column;
  const counts = new Uint32Array(slugs.length);
  for (let product = 0; product < products.length; product += 1) {
    const end = products[product] === 1 ? (starts[product + 1] ?? 0) : 0;
    for (let entry = starts[product] ?? 0; entry < end; entry += 1) {
      const number = numbers[entry] ?? 0;
      if (counting?.[entry] !== 0) counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return new Map(slugs.map((slug, number) => [slug, counts[number] ?? 0]));
}

/** The sizes in stock of entry i of the colours' column: `sizes[starts[i]]`…`sizes[starts[i + 1] - 1]`, by number. */
export type ColorSizes = { readonly starts: Uint32Array; readonly sizes: Uint32Array };

/**
 * Numbers the sizes in stock of each colour of each product.
 * @param products their colours and sizes as slugs
 */
export function buildColorSizes(products: readonly ColorSized[], size: Column): ColorSizes {
  const numberOf = new Map(size.slugs.map((slug, number) => [slug, number]));
  const starts = [0];
  const sizes: number[] = [];
  for (const product of products) {
    for (const inStock of sizesOfColors(product).values()) {
      for (const slug of inStock) sizes.push(numberOf.get(slug) ?? 0);
      starts.push(sizes.length);
    }
  }
  return { starts: Uint32Array.from(starts), sizes: Uint32Array.from(sizes) };
}

/** The sizes in stock by the slug of the colour; several colours may share a slug. */
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

/** Marks the entries of the colours' column that are in stock in a chosen size. */
export function colorsWithSize({ starts, sizes }: ColorSizes, chosen: Marks): Marks {
  const found = new Uint8Array(starts.length - 1);
  for (let entry = 0; entry < found.length; entry += 1) {
    const end = starts[entry + 1] ?? 0;
    for (let at = starts[entry] ?? 0; at < end; at += 1) {
      if (chosen[sizes[at] ?? 0] === 1) found[entry] = 1;
    }
  }
  return found;
}

/** Counts the products that are in stock in each size in a chosen colour. */
export function countSizes(
  { starts, sizes }: ColorSizes,
  { color, size }: { readonly color: Column; readonly size: Column },
  { products, chosenColors }: { readonly products: Marks; readonly chosenColors: Marks },
): ReadonlyMap<string, number> {
  const counts = new Uint32Array(size.slugs.length);
  /** The last product that was counted for a size, from 1. */
  const last = new Uint32Array(size.slugs.length);
  for (let product = 0; product < products.length; product += 1) {
    const end = products[product] === 1 ? (color.starts[product + 1] ?? 0) : 0;
    for (let entry = color.starts[product] ?? 0; entry < end; entry += 1) {
      const isChosen = chosenColors[color.numbers[entry] ?? 0] === 1;
      const lastSize = isChosen ? (starts[entry + 1] ?? 0) : 0;
      for (let at = starts[entry] ?? 0; at < lastSize; at += 1) {
        const number = sizes[at] ?? 0;
        if (last[number] !== product + 1) counts[number] = (counts[number] ?? 0) + 1;
        last[number] = product + 1;
      }
    }
  }
  return new Map(size.slugs.map((slug, number) => [slug, counts[number] ?? 0]));
}
