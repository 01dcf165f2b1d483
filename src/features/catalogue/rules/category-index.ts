/** Maps the menu levels of a product to the link slugs of its categories. */

import type { Product } from '#features/product/rules/product.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { flattenMenu, type Menu, type MenuItem } from '#shared/menu/menu.ts';

/** The link slugs of the categories a product belongs to, from the top level down. */
export type CategoryIndex = (levels: Product['levels']) => readonly string[];

/** Looks a product's levels up in the menu: a shoe of level 3 also belongs to the levels above it. */
export function categoryIndex(menu: Menu): CategoryIndex {
  return categoryIndexOf(flattenMenu(menu));
}

/** The same for a menu that is a plain list of its items. Products that stand in the same categories share their levels. */
export function categoryIndexOf(items: readonly Pick<MenuItem, 'level' | 'slug'>[]): CategoryIndex {
  const slugs = new Map(items.map((item) => [item.level, item.slug]));
  return memoize(([first, second, third]: Product['levels']) => {
    const levels = [`${first}/0/0`, `${first}/${second}/0`, `${first}/${second}/${third}`];
    return [...new Set(levels.flatMap((level) => slugs.get(level) ?? []))];
  });
}
