/** What the filters of a list are known by in incremental builds (decision 121, Incremental builds). */
import type { FacetNames } from '#domain/catalogue/facets.ts';
import type { Product } from '#domain/product/product.ts';
import { digestOf, digestOfEach } from '#snapshot/digest.ts';
import { recalledDigest } from '#snapshot/unchanged-pages.ts';

/** A list of products: what it can be narrowed by depends on nothing else. */
type List = {
  readonly products: readonly Product[];
  readonly names: FacetNames;
  /** Slug of its category, '' without one. */
  readonly scope: string;
};

/** A digest of a list's filters; to count them for all lists takes longer than anything else before the pages. */
export function filtersDigest({ products, names, scope }: List, filters: () => unknown): string {
  return recalledDigest(digestOf(['filters', names, scope, digestOfEach(products)]), filters);
}
