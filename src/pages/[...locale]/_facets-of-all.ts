/** The filters of the list of all products: it has a page in each language, and further pages below. */

import type { Snapshot } from '#build/snapshot/collect.ts';
import { builtFacets, facetNames } from '#features/catalogue/ui/listing/listing.ts';
import { memoize } from '#shared/cache/memoize.ts';

/** The same for the same snapshot: to count them takes as long as many pages do. */
export const facetsOfAll = memoize(({ products, menu, options }: Snapshot) =>
  builtFacets(products, facetNames(menu, options), ''),
);
