/** What a list page prints: a page of its products and what it can be narrowed by, with counts. */
import {
  type FacetNames,
  type Facets,
  type FacetValue,
  facetsOf,
  namedCategories,
} from '#features/catalogue/rules/facets.ts';
import { NO_SELECTION } from '#features/catalogue/rules/filter.ts';
import { facetCounts } from '#features/catalogue/rules/filter-index.ts';
import { PAGE_SIZE } from '#features/catalogue/rules/list-query.ts';
import type { FilterOptions, Product } from '#features/product/rules/product.ts';
import { flattenMenu, type Menu } from '#shared/menu/menu.ts';
import { type BuiltFacets, type BuiltValue, builtKinds, shortSlugs } from './built-list.ts';

type BuiltExtra = readonly [] | readonly [string | number];

/** How many pages a list has, at least one. */
export function pageCount(products: number): number {
  return Math.max(1, Math.ceil(products / PAGE_SIZE));
}

/** The products on a page of a list, which counts from 1. */
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

/** The filters of a list as they are built, nothing chosen. */
export function builtFacets(products: readonly Product[], names: FacetNames, scope: string): BuiltFacets {
  const facets: Facets = facetsOf(products, names, scope);
  const counts = facetCounts(products, NO_SELECTION, namedCategories(names));
  const countOf = (group: keyof Facets, slug: string): number => counts[group].get(slug) ?? 0;
  const built = (
    group: keyof Facets,
    extraOf: (value: FacetValue) => BuiltExtra = () => [],
  ): readonly BuiltValue[] => {
    const slugs = shortSlugs(facets[group]);
    return facets[group].map((value, at): BuiltValue => {
      const slug = slugs[at] ?? '';
      const rest = [countOf(group, value.slug), ...extraOf(value)] as const;
      if (group === 'price') return [slug, '', ...rest];
      return slug === '' ? [value.name, ...rest] : [slug, value.name, ...rest];
    });
  };
  return {
    category: built('category', ({ depth = 0 }) => [depth]),
    price: built('price'),
    tag: built('tag'),
    brand: built('brand'),
    color: built('color', ({ hex = '' }) => [hex]),
    size: built('size', builtKinds),
  };
}
