/**
 * Filtering of long lists within a frame: the values of all products are looked at once and numbered; a toggle then
 * only counts numbers.
 */

import { type ColorSized, sizesInStock } from '#features/product/rules/color-sizes.ts';
import { slugOf } from '#shared/text/slug.ts';
import type { CategoryIndex } from './category-index.ts';
import { buildColorSizes, type ColorSizes, colorsWithSize, countSizes } from './color-size-index.ts';
import {
  chosen,
  FILTER_GROUPS,
  type Filterable,
  type FilterGroup,
  filterValues,
  type Selection,
} from './filter.ts';
import {
  buildColumn,
  type Column,
  countEntries,
  type Marks,
  passingProducts,
  preferredSlugs,
} from './filter-column.ts';

/** How many products have a value; every value of the list has an entry, 0 where the other filters leave none. */
export type FacetCounts = Readonly<Record<FilterGroup, ReadonlyMap<string, number>>>;

type ByGroup<Value> = Readonly<Record<FilterGroup, Value>>;
export type FilterIndex = {
  readonly size: number;
  readonly columns: ByGroup<Column>;
  readonly colorSizes: ColorSizes;
};

function byGroup<Value>(of: (group: FilterGroup) => Value): ByGroup<Value> {
  return {
    category: of('category'),
    price: of('price'),
    tag: of('tag'),
    brand: of('brand'),
    color: of('color'),
    size: of('size'),
  };
}

/** The products' colours and sizes as slugs; a list names the same few again and again. */
function slugColorsAndSizes(products: readonly ColorSized[]): readonly ColorSized[] {
  const known = new Map<string, string>();
  const slug = (name: string): string => {
    const found = known.get(name) ?? slugOf(name);
    known.set(name, found);
    return found;
  };
  return products.map(({ colors, sizes, soldOut }) => ({
    colors: colors.map(slug),
    sizes: sizes.map(slug),
    soldOut,
  }));
}

/** Prepares a list for filtering; `categories` from `categoryIndex(menu)`, where categories can be chosen. */
export function buildFilterIndex(products: readonly Filterable[], categories?: CategoryIndex): FilterIndex {
  const slugged = slugColorsAndSizes(products);
  const valuesOf = (group: FilterGroup): readonly (readonly string[])[] => {
    if (group === 'color') return slugged.map(({ colors }) => colors);
    if (group === 'size') return slugged.map(sizesInStock);
    return products.map((product) => filterValues(product, group, categories));
  };
  const columns = byGroup((group) => buildColumn(valuesOf(group), group));
  return { size: products.length, columns, colorSizes: buildColorSizes(slugged, columns.size) };
}

/** What is chosen, which products each group in use lets pass, and in how many groups each product fails. */
type Passing = {
  readonly wanted: ByGroup<Marks | undefined>;
  /** The entries of the colours' column that have a chosen size; undefined while no size is chosen. */
  readonly sizedColors: Marks | undefined;
  /** Colours and sizes that are both in use are one group: their marks are the same. */
  readonly passed: ByGroup<Marks | undefined>;
  readonly failures: Uint8Array;
};

function passing({ size, columns, colorSizes }: FilterIndex, selection: Selection): Passing {
  const wanted = byGroup((group) => preferredSlugs(columns[group], chosen(selection, group)));
  const sizedColors = wanted.size && colorsWithSize(colorSizes, wanted.size);
  const pair = wanted.color && sizedColors && passingProducts(columns.color, wanted.color, sizedColors);
  const passed = byGroup((group) => {
    if (pair && (group === 'color' || group === 'size')) return pair;
    const own = wanted[group];
    return own && passingProducts(columns[group], own);
  });
  const failures = new Uint8Array(size);
  for (const own of new Set(FILTER_GROUPS.map((group) => passed[group]))) {
    for (let product = 0; own && product < size; product += 1) {
      if (own[product] === 0) failures[product] = (failures[product] ?? 0) + 1;
    }
  }
  return { wanted, sizedColors, passed, failures };
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

/** The products that fail in no other group than this one. */
function countable({ passed, failures }: Passing, group: FilterGroup): Marks {
  const own = passed[group];
  return failures.map((count, product) => (count > (own?.[product] === 0 ? 1 : 0) ? 0 : 1));
}

/** The counts of every value; those of a group follow the filters of the others. */
export function countsFor(index: FilterIndex, selection: Selection): FacetCounts {
  const { columns, colorSizes } = index;
  const all = passing(index, selection);
  const { wanted, sizedColors } = all;
  return byGroup((group) => {
    const products = countable(all, group);
    if (group === 'size' && wanted.color) {
      return countSizes(colorSizes, columns, { products, wanted: wanted.color });
    }
    return countEntries(columns[group], products, group === 'color' ? sizedColors : undefined);
  });
}

/** The counts of a list that is filtered once only. */
export function facetCounts(
  products: readonly Filterable[],
  selection: Selection,
  categories?: CategoryIndex,
): FacetCounts {
  return countsFor(buildFilterIndex(products, categories), selection);
}
