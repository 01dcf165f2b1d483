/**
 * Narrows a list (storefront §4, Articles filters): values of one group are OR, groups are AND. Values are slugs, so
 * case and accents do not matter. Colour and size count together: black in 42 means available in black in 42.
 */

import { type ColorSized, sizesInStock } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { flattenMenu, type Menu, type MenuItem } from '#shared/menu/menu.ts';
import { slugOf } from '#shared/text/slug.ts';
import { bandOf } from './price-band.ts';

/** Every filter group, in the order of an address. The compiler names every table that misses a new one. */
export const FILTER_GROUPS = ['price', 'category', 'tag', 'brand', 'color', 'size'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];
export type ByGroup<Value> = Readonly<Record<FilterGroup, Value>>;

/** Builds a value for each group. */
export function byGroup<Value>(of: (group: FilterGroup) => Value): ByGroup<Value> {
  return {
    category: of('category'),
    price: of('price'),
    tag: of('tag'),
    brand: of('brand'),
    color: of('color'),
    size: of('size'),
  };
}

/** The chosen slugs of each group; a group without any has no key. */
export type Selection = { readonly [group in FilterGroup]?: readonly string[] };
/** The fields of a product that filters read. */
export type Filterable = Pick<Product, 'brand' | 'tags' | 'levels' | 'price' | 'discountedPrice'> &
  ColorSized;

/** The value that clears its group. */
export const ALL = 'all';
export const NO_SELECTION: Selection = {};

/** One shared constant, so that comparisons by identity see no change. */
const NO_VALUES: readonly string[] = [];

/** The chosen slugs of a group, none when it is not used. */
export function chosen(selection: Selection, group: FilterGroup): readonly string[] {
  return selection[group] ?? NO_VALUES;
}

/** The selection with these values in a group; no values drop its key. */
export function withGroup(selection: Selection, group: FilterGroup, values: readonly string[]): Selection {
  const { [group]: _, ...others } = selection;
  return values.length > 0 ? { ...others, [group]: values } : others;
}

/** Adds the value if absent, removes it if present; 'all' clears the group. */
export function toggleFilter(selection: Selection, group: FilterGroup, value: string): Selection {
  if (value === ALL) return withGroup(selection, group, []);
  const before = chosen(selection, group);
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return withGroup(selection, group, after);
}

/** The number of chosen values in all groups. */
export function chosenCount(selection: Selection): number {
  return FILTER_GROUPS.reduce((count, group) => count + chosen(selection, group).length, 0);
}

/** The slugs that find a product in a group; sizes only in stock, categories only with their index. */
export function filterValues(
  product: Filterable,
  group: FilterGroup,
  categories?: CategoryIndex,
): readonly string[] {
  switch (group) {
    case 'category':
      return categories?.(product.levels) ?? [];
    case 'price':
      return [bandOf(product)];
    case 'tag':
      return product.tags.map(slugOf);
    case 'brand':
      return product.brand === '' ? [] : [slugOf(product.brand)];
    case 'color':
      return product.colors.map(slugOf);
    case 'size':
      return sizesInStock(product).map(slugOf);
  }
}

/** Answers the link slugs of a product's categories, from the top level down. */
export type CategoryIndex = (levels: Product['levels']) => readonly string[];

/** Finds a product's levels in the menu; a shoe of level 3 also belongs to the levels above it. */
export function categoryIndex(menu: Menu): CategoryIndex {
  return categoryIndexOf(flattenMenu(menu));
}

/** The same for a plain list of all items. */
export function categoryIndexOf(items: readonly Pick<MenuItem, 'level' | 'slug'>[]): CategoryIndex {
  const slugs = new Map(items.map((item) => [item.level, item.slug]));
  return memoize(([first, second, third]: Product['levels']) => {
    const levels = [`${first}/0/0`, `${first}/${second}/0`, `${first}/${second}/${third}`];
    return [...new Set(levels.flatMap((level) => slugs.get(level) ?? []))];
  });
}
