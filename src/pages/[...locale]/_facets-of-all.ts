/** The filters of the list of all products: it has a page in each language, and further pages below. */
import { builtFacets, facetNames } from '#components/catalogue/listing.ts';
import { remembered } from '#domain/page/remembered.ts';
import type { Snapshot } from '#snapshot/collect.ts';

/** The same for the same snapshot: to count them takes as long as many pages do. */
export const facetsOfAll = remembered(({ products, menu, options }: Snapshot) =>
  builtFacets(products, facetNames(menu, options), ''),
);
