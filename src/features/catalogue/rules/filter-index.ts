/** Filters long lists within a frame: all values are numbered once, and a toggle only counts numbers. */

import { type ColorSized, sizesInStock } from '#features/product/rules/color-sizes.ts';
import { slugOf } from '#shared/text/slug.ts';
import {
  type ByGroup,
  byGroup,
  type CategoryIndex,
  chosen,
  FILTER_GROUPS,
  type Filterable,
  type FilterGroup,
  filterValues,
  type Selection,
} from './filter.ts';
import {
  buildColorSizes,
  buildColumn,
  type ColorSizes,
  type Column,
  colorsWithSize,
  countEntries,
  countSizes,
  type Marks,
  markChosen,
  passingProducts,
} from './filter-columns.ts';

/** The number of products with each value; 0 where the other filters leave none. */
export type FacetCounts = ByGroup<ReadonlyMap<string, number>>;

export type FilterIndex = {
  readonly size: number;
  readonly columns: ByGroup<Column>;
  readonly colorSizes: ColorSizes;
};

/** Prepares a list for filtering; without `categories` none can be chosen. */
export function buildFilterIndex(products: readonly Filterable[], categories?: CategoryIndex): FilterIndex {
  const slugged = slugColorsAndSizes(products);
  const valuesOf = (group: FilterGroup): readonly (readonly string[])[] => {
    if (group === 'color') return slugged.map(({ colors }) => colors);
    if (group === 'size') return slugged.map(sizesInStock);
    return products.map((product) => filterValues(product, group, categories));
  };
  const columns = byGroup((group) => buildColumn(valuesOf(group)));
  return { size: products.length, columns, colorSizes: buildColorSizes(slugged, columns.size) };
}

/** The products' colours and sizes as slugs; a list repeats few names. */
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

/** The chosen values, the products each group lets pass, and the number of groups in which each product fails. */
type Passing = {
  readonly chosenMarks: ByGroup<Marks | undefined>;
  /** The entries of the colours' column in a chosen size; undefined while no size is chosen. */
  readonly sizedColors: Marks | undefined;
  /** Colours and sizes that are both in use are one group: their marks are the same. */
  readonly passed: ByGroup<Marks | undefined>;
  readonly failures: Uint8Array;
};

function passing({ size, columns, colorSizes }: FilterIndex, selection: Selection): Passing {
  const chosenMarks = byGroup((group) => markChosen(columns[group], chosen(selection, group)));
  const sizedColors = chosenMarks.size && colorsWithSize(colorSizes, chosenMarks.size);
  const pair =
    chosenMarks.color && sizedColors && passingProducts(columns.color, chosenMarks.color, sizedColors);
  const passed = byGroup((group) => {
    if (pair && (group === 'color' || group === 'size')) return pair;
    const own = chosenMarks[group];
    return own && passingProducts(columns[group], own);
  });
  const failures = new Uint8Array(size);
  for (const own of new Set(FILTER_GROUPS.map((group) => passed[group]))) {
    for (let product = 0; own && product < size; product += 1) {
      if (own[product] === 0) failures[product] = (failures[product] ?? 0) + 1;
    }
  }
  return { chosenMarks, sizedColors, passed, failures };
}

/** The positions that pass a selection, in the order of `positions`; in list order without it. */
export function matchingPositions(
  index: FilterIndex,
  selection: Selection,
  positions: readonly number[] = [...Array(index.size).keys()],
): readonly number[] {
  const { failures } = passing(index, selection);
  return positions.filter((position) => failures[position] === 0);
}

/** The products that fail in no group but this one. */
function countable({ passed, failures }: Passing, group: FilterGroup): Marks {
  const own = passed[group];
  return failures.map((count, product) => (count > (own?.[product] === 0 ? 1 : 0) ? 0 : 1));
}

/** Counts every value; the counts of a group follow the filters of the other groups. */
export function countsFor(index: FilterIndex, selection: Selection): FacetCounts {
  const { columns, colorSizes } = index;
  const all = passing(index, selection);
  const { chosenMarks, sizedColors } = all;
  return byGroup((group) => {
    const products = countable(all, group);
    if (group === 'size' && chosenMarks.color) {
      return countSizes(colorSizes, columns, { products, chosenColors: chosenMarks.color });
    }
    return countEntries(columns[group], products, group === 'color' ? sizedColors : undefined);
  });
}

/** The counts of a list that is filtered only once. */
export function facetCounts(
  products: readonly Filterable[],
  selection: Selection,
  categories?: CategoryIndex,
): FacetCounts {
  return countsFor(buildFilterIndex(products, categories), selection);
}
