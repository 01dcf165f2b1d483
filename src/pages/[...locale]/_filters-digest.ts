/** What the filters of a list are known by in incremental builds (decision 121, Incremental builds). */

import { digestOf, digestOfEach } from '#build/snapshot/digest.ts';
import { cachedDigest } from '#build/snapshot/unchanged-pages.ts';
import type { FacetNames } from '#features/catalogue/rules/facets.ts';
import type { Product } from '#features/product/rules/product.ts';

/** A list of products: what it can be narrowed by depends on nothing else. */
type List = {
  readonly products: readonly Product[];
  readonly names: FacetNames;
  /** Slug of its category, '' without one. */
  readonly scope: string;
};

/** A digest of a list's filters; to count them for all lists takes longer than anything else before the pages. */
export function filtersDigest({ products, names, scope }: List, filters: () => unknown): string {
  return cachedDigest(digestOf(['filters', names, scope, digestOfEach(products)]), filters);
}
