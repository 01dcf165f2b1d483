/** The built content of a list page: a page of its products, and its filters with counts. */
import { type CountedFacets, type FacetNames, facetsOf } from '#features/catalogue/rules/facets.ts';
import { byGroup, categoryIndexOf, NO_SELECTION } from '#features/catalogue/rules/filter.ts';
import { facetCounts } from '#features/catalogue/rules/filter-index.ts';
import { PAGE_SIZE } from '#features/catalogue/rules/list-query.ts';
import type { FilterOptions, Product } from '#features/product/rules/product.ts';
import { flattenMenu, type Menu } from '#shared/menu/menu.ts';

/** The number of pages of a list, at least one. */
export function pageCount(products: number): number {
  return Math.max(1, Math.ceil(products / PAGE_SIZE));
}

/** The products on a page, counted from 1. */
export function productsOfPage(products: readonly Product[], page: number): readonly Product[] {
  return products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/** The names of the menu and of the service's filter options. */
export function facetNames(menu: Menu, options: FilterOptions): FacetNames {
  return {
    categories: flattenMenu(menu).map(({ slug, title, level }) => ({ slug, title, level })),
    colors: options.colors.map(({ name, hex }) => ({ name, hex })),
    sizes: options.sizes.map(({ name }) => name),
  };
}

/**
 * The filters of a list, nothing chosen.
 * @param scope link slug of the list's category, '' for none
 */
export function countedFacets(products: readonly Product[], names: FacetNames, scope: string): CountedFacets {
  const facets = facetsOf(products, names, scope);
  const counts = facetCounts(products, NO_SELECTION, categoryIndexOf(names.categories));
  return byGroup((group) =>
    facets[group].map((value) => ({ ...value, count: counts[group].get(value.slug) ?? 0 })),
  );
}

const MAX_PICTURES = 4;

/** One picture of each kind of a brand's articles, from the end of its list, because the beginning is shown below. */
export function picturesOfKinds(products: readonly Product[]): readonly string[] {
  const byKind = new Map<string, string>();
  for (const { levels, images, stock } of products) {
    const [picture = ''] = images;
    if (picture !== '' && stock > 0) byKind.set(levels.join('/'), picture);
  }
  return [...new Set(byKind.values())].slice(0, MAX_PICTURES);
}
