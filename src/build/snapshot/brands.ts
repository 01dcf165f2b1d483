/** The brands that have a page. */

import { brandSlug } from '#features/product/rules/page-name.ts';
import type { BrandOption, Product } from '#features/product/rules/product.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { slugOf } from '#shared/text/slug.ts';

export type Brand = BrandOption & { readonly slug: string };

/** The brands of the filter options, then the brands that only articles name (id 0), one per slug. */
export function brandsOf(options: readonly BrandOption[], products: readonly Product[]): readonly Brand[] {
  const named = products.map(({ brand }): BrandOption => ({ id: 0, name: brand }));
  const bySlug = new Map<string, Brand>();
  for (const { id, name } of [...options, ...named]) {
    const slug = brandSlug(name);
    if (slug !== undefined && !bySlug.has(slug)) bySlug.set(slug, { id, name, slug });
  }
  return [...bySlug.values()];
}

const byBrand = memoize((products: readonly Product[]) =>
  Map.groupBy(products, ({ brand }) => slugOf(brand)),
);

/** The articles of a brand, by its slug. */
export function productsOfBrand(products: readonly Product[], slug: string): readonly Product[] {
  return byBrand(products).get(slug) ?? [];
}
