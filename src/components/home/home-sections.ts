/** What the home page shows of the catalogue, chosen by plain rules so that a rebuild changes it with the shop. */
import type { Menu, MenuItem } from '#domain/menu.ts';
import { discountPercent, hasDiscount } from '#domain/price.ts';
import type { Product } from '#domain/product.ts';

/** A category with a picture of its own: that of its first product that has one. */
export type CategoryTile = { readonly item: MenuItem; readonly image: string };

function isBelow(product: Product, item: MenuItem): boolean {
  return item.ids.every((id, depth) => id === 0 || product.levels[depth] === id);
}

/** The top categories of the menu that have something to show, at most `limit`; no picture stands twice. */
export function categoryTiles(
  menu: Menu,
  products: readonly Product[],
  limit: number,
): readonly CategoryTile[] {
  const used = new Set<string>();
  return menu
    .flatMap((item): CategoryTile[] => {
      const image = products.find(
        (product) => isBelow(product, item) && product.images[0] && !used.has(product.images[0]),
      )?.images[0];
      if (!image) return [];
      used.add(image);
      return [{ item, image }];
    })
    .slice(0, limit);
}

/** Products that can be bought now at the greatest discount, at most `limit`. */
export function bestOffers(products: readonly Product[], limit: number): readonly Product[] {
  return products
    .filter((product) => hasDiscount(product) && product.stock > 0 && product.images.length > 0)
    .toSorted((one, other) => discountPercent(other) - discountPercent(one))
    .slice(0, limit);
}
