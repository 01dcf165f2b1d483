/**
 * Filtering of long lists within a frame: the values of all products are looked at once and numbered; a toggle then
 * only counts numbers.
 */
import type { CategoryIndex } from './category-index.ts';
import {
  chosen,
  FILTER_GROUPS,
  type Filterable,
  type FilterGroup,
  filterValues,
  type Selection,
} from './filter.ts';

/** How many products have a value; every value of the list has an entry, 0 where the other filters leave none. */
export type FacetCounts = Readonly<Record<FilterGroup, ReadonlyMap<string, number>>>;

/** One group: its slugs by number, and the numbers of product i at `numbers[starts[i]]`…`numbers[starts[i + 1] - 1]`. */
type Column = {
  readonly group: FilterGroup;
  readonly slugs: readonly string[];
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
};
export type FilterIndex = { readonly size: number; readonly columns: readonly Column[] };

function buildColumn(values: readonly (readonly string[])[], group: FilterGroup): Column {
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

/** Prepares a list for filtering; `categories` from `categoryIndex(menu)`, where categories can be chosen. */
export function buildFilterIndex(products: readonly Filterable[], categories?: CategoryIndex): FilterIndex {
  const columns = FILTER_GROUPS.map((group) =>
    buildColumn(
      products.map((product) => filterValues(product, group, categories)),
      group,
    ),
  );
  return { size: products.length, columns };
}

/** For each product 1 where the group lets it pass; undefined when the group is not in use. */
function passes({ group, slugs, starts, numbers }: Column, selection: Selection): Uint8Array | undefined {
  const wanted = new Set(chosen(selection, group));
  if (wanted.size === 0) return undefined;
  const isWanted = Uint8Array.from(slugs, (slug) => (wanted.has(slug) ? 1 : 0));
  const passed = new Uint8Array(starts.length - 1);
  for (let product = 0; product < passed.length; product += 1) {
    const end = starts[product + 1] ?? 0;
    for (let at = starts[product] ?? 0; at < end; at += 1) {
      if (isWanted[numbers[at] ?? 0] === 1) passed[product] = 1;
    }
  }
  return passed;
}

/** Counts of a group over the products that fail in no other group. */
function countColumn(
  column: Column,
  failures: Uint8Array,
  own: Uint8Array | undefined,
): ReadonlyMap<string, number> {
  const { slugs, starts, numbers } = column;
  const counts = new Uint32Array(slugs.length);
  for (let product = 0; product < failures.length; product += 1) {
    const failsElsewhere = (failures[product] ?? 0) > (own?.[product] === 0 ? 1 : 0);
    const end = failsElsewhere ? 0 : (starts[product + 1] ?? 0);
    for (let at = starts[product] ?? 0; at < end; at += 1) {
      const number = numbers[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return new Map(slugs.map((slug, number) => [slug, counts[number] ?? 0]));
}

/** What each group lets pass, and in how many groups each product fails. */
type Passing = { readonly passed: readonly (Uint8Array | undefined)[]; readonly failures: Uint8Array };

function passing({ size, columns }: FilterIndex, selection: Selection): Passing {
  const passed = columns.map((column) => passes(column, selection));
  const failures = new Uint8Array(size);
  for (const own of passed) {
    for (let product = 0; own && product < size; product += 1) {
      if (own[product] === 0) failures[product] = (failures[product] ?? 0) + 1;
    }
  }
  return { passed, failures };
}

/**
 * The positions that pass a selection, in the order of `positions` (all of them, e.g. sorted by price); in list order
 * without it.
 */
export function matchingPositions(
  index: FilterIndex,
  selection: Selection,
  positions: readonly number[] = [...Array(index.size).keys()],
): readonly number[] {
  const { failures } = passing(index, selection);
  return positions.filter((position) => failures[position] === 0);
}

/** The counts beside every value; those of a group follow the filters of the others. */
export function countsFor(index: FilterIndex, selection: Selection): FacetCounts {
  const { passed, failures } = passing(index, selection);
  const counts: Record<FilterGroup, ReadonlyMap<string, number>> = {
    category: new Map(),
    price: new Map(),
    tag: new Map(),
    brand: new Map(),
    color: new Map(),
    size: new Map(),
  };
  for (const [at, column] of index.columns.entries())
    counts[column.group] = countColumn(column, failures, passed[at]);
  return counts;
}

/** The counts of a list that is filtered once only. */
export function facetCounts(
  products: readonly Filterable[],
  selection: Selection,
  categories?: CategoryIndex,
): FacetCounts {
  return countsFor(buildFilterIndex(products, categories), selection);
}
