/** The filters of a list as its page was printed with them. */
import type { Facets, FacetValue } from '#domain/facets.ts';
import type { FilterGroup } from '#domain/filter.ts';
import type { FacetCounts } from '#domain/filter-index.ts';

/** A value as short as it can stand in the page: slug, name, count, and the colour's hex or the category's depth. */
type PrintedValue = readonly [slug: string, name: string, count: number, extra?: string | number];
export type PrintedFacets = Readonly<Record<FilterGroup, readonly PrintedValue[]>>;

function facetValue([slug, name, , extra]: PrintedValue): FacetValue {
  if (typeof extra === 'string') return { slug, name, hex: extra };
  return extra === undefined ? { slug, name } : { slug, name, depth: extra };
}

/** The printed values in the domain's shape. */
export function facetsFrom(printed: PrintedFacets): Facets {
  return {
    category: printed.category.map(facetValue),
    tag: printed.tag.map(facetValue),
    brand: printed.brand.map(facetValue),
    color: printed.color.map(facetValue),
    size: printed.size.map(facetValue),
  };
}

/** The printed counts, with nothing chosen. */
export function countsFrom(printed: PrintedFacets): FacetCounts {
  const counts = (group: FilterGroup): ReadonlyMap<string, number> =>
    new Map(printed[group].map(([slug, , count]) => [slug, count]));
  return {
    category: counts('category'),
    tag: counts('tag'),
    brand: counts('brand'),
    color: counts('color'),
    size: counts('size'),
  };
}
