/**
 * Narrowing a list (storefront §4, Articles filters): values of one group are OR, groups are AND. Values are slugs, so
 * that upper and lower case and accents do not matter. Colour and size are one wish: who asks for black and 42 is shown
 * what can be had in black in 42, where the list knows it.
 */

import { type ColorSized, sizesInStock } from '#features/product/rules/color-sizes.ts';
import type { Product } from '#features/product/rules/product.ts';
import { slugOf } from '#shared/text/slug.ts';
import type { CategoryIndex } from './category-index.ts';
import { bandOf } from './price-band.ts';

export type FilterGroup = 'price' | 'category' | 'tag' | 'brand' | 'color' | 'size';
export const FILTER_GROUPS: readonly FilterGroup[] = ['price', 'category', 'tag', 'brand', 'color', 'size'];

/** The chosen slugs of each group; a group without any has no key. */
export type Selection = { readonly [group in FilterGroup]?: readonly string[] };
/** What filters look at in a product. */
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

/** How many values are chosen altogether. */
export function chosenCount(selection: Selection): number {
  return FILTER_GROUPS.reduce((count, group) => count + chosen(selection, group).length, 0);
}

/**
 * The slugs a product can be found by in a group; a size only where it can be had. `categories` comes from the menu;
 * without it none is known.
 */
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
