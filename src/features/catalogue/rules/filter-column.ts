/** One group of a prepared list: the values of all products, numbered once, so that a toggle only counts numbers. */
import type { FilterGroup } from './filter.ts';

/** Its slugs by number; the entries of product i are `numbers[starts[i]]`…`numbers[starts[i + 1] - 1]`. */
export type Column = {
  readonly group: FilterGroup;
  readonly slugs: readonly string[];
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
};

/** 1 for what counts, 0 for what does not, by its number. */
export type Marks = Uint8Array;

/** Numbers the slugs that each product has in a group; what it names twice is one entry. */
export function buildColumn(values: readonly (readonly string[])[], group: FilterGroup): Column {
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
  return { group, slugs: [...bySlug.keys()], starts, numbers: Uint32Array.from(numbers) };
}

/** Which of the group's slugs are chosen; undefined when none is given. */
export function preferredSlugs({ slugs }: Column, wanted: readonly string[]): Marks | undefined {
  if (wanted.length === 0) return undefined;
  const set = new Set(wanted);
  return Uint8Array.from(slugs, (slug) => (set.has(slug) ? 1 : 0));
}

/** The products with an entry whose slug is wanted, among the entries that count (all without `counting`). */
export function passingProducts({ starts, numbers }: Column, wanted: Marks, counting?: Marks): Marks {
  const passed = new Uint8Array(starts.length - 1);
  for (let product = 0; product < passed.length; product += 1) {
    const end = starts[product + 1] ?? 0;
    for (let entry = starts[product] ?? 0; entry < end; entry += 1) {
      if (wanted[numbers[entry] ?? 0] === 1 && counting?.[entry] !== 0) passed[product] = 1;
    }
  }
  return passed;
}

/** How many of the products have each slug, in an entry that counts (all without `counting`). */
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
