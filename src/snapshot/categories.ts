/** Which articles stand in which entry of the menu. */
import { findMenuItem } from '#domain/menu.ts';
import type { Product } from '#domain/product.ts';
import type { Snapshot } from './collect.ts';

/** The articles below a menu entry, by its link slug, in the order of the catalogue; none for an unknown one. */
export function productsOfCategory(
  { menu, products }: Pick<Snapshot, 'menu' | 'products'>,
  slug: string,
): readonly Product[] {
  const item = findMenuItem(menu, slug);
  if (!item) return [];
  return products.filter(({ levels }) => item.ids.every((id, depth) => id === 0 || levels[depth] === id));
}
