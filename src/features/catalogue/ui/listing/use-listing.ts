/** The products of an address, with the counts of the filters. */
import { useCallback, useEffect, useMemo } from 'react';
import type { CategoryIndex } from '#features/catalogue/rules/category-index.ts';
import { type Facets, facetsOf, NO_NAMES, namedCategories } from '#features/catalogue/rules/facets.ts';
import { chosenCount } from '#features/catalogue/rules/filter.ts';
import { countsFor, type FacetCounts, matchingPositions } from '#features/catalogue/rules/filter-index.ts';
import type { ListPlace } from '#features/catalogue/rules/list-place.ts';
import { sortedPositions } from '#features/catalogue/rules/sort.ts';
import {
  $missingLists,
  $productList,
  type ListState,
  loadProductList,
  retryProductList,
} from '#features/catalogue/store/product-list.ts';
import type { Product } from '#features/product/rules/product.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useAfterPaint } from '../after-paint.ts';
import { type ColorHexes, colorHexes } from '../cards/card-colors.ts';
import { type BuiltFacets, countsFrom, facetsFrom } from './built-list.ts';
import { serviceSelection, sourceOf } from './list-source.ts';
import type { ListAddress } from './use-list-query.ts';

/** The results below the filters; another object only when something of it changed. */
export type Results = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly list: ListState;
  /** Everything that passes, in its order; none until it is ready. */
  readonly products: readonly Product[];
  readonly categories: CategoryIndex;
  /** The colours of the cards. */
  readonly hexes: ColorHexes;
  readonly retry: () => void;
};

export type Listing = {
  readonly facets: Facets;
  readonly counts: FacetCounts;
  readonly results: Results;
};

/** What the page was built with. */
export type BuiltList = {
  readonly place: ListPlace;
  readonly facets: BuiltFacets;
  /** As in `SiteSettings`. */
  readonly imageBase: string;
};

/** Loads what is shown and works it out; until it is there, filters stand as they were built. */
export function useListing(
  { shown, isRead }: Pick<ListAddress, 'shown' | 'isRead'>,
  { place: own, facets: built, imageBase }: BuiltList,
): Listing {
  const { place, query } = shown;
  const list = useShared($productList);
  const source = sourceOf(shown, imageBase, useShared($missingLists));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about a source
  useEffect(() => {
    if (isRead) void loadProductList(source);
  }, [isRead, source.key]);
  const ready = list.kind === 'ready' && list.key === source.key ? list : undefined;
  // Sorted once, whatever is chosen afterwards.
  const order = useMemo(
    () => (ready ? sortedPositions(ready.products, query.sort) : []),
    [ready, query.sort],
  );
  const products = useMemo(() => {
    if (!ready) return [];
    return matchingPositions(ready.index, query.selection, order).flatMap((at) => ready.products[at] ?? []);
  }, [ready, query.selection, order]);
  // The hundreds of counts render a frame after the products, and those a frame after the answer.
  const counted = useAfterPaint(useAfterPaint(query.selection));
  // What the service has filtered knows nothing of the values that were not chosen: those stand as built.
  const isPart =
    ready?.isFiltered && place.kind !== 'brand' && chosenCount(serviceSelection(query.selection)) > 0;
  const whole = isPart ? undefined : ready;
  const counts = useMemo(() => (whole ? countsFor(whole.index, counted) : undefined), [whole, counted]);
  const builtFacets = useMemo(() => facetsFrom(built), [built]);
  // The whole list of the page's own place has the filters that were built.
  const other = query.term !== '' || place.path !== own.path ? whole : undefined;
  const facets = useMemo(
    () => (other ? facetsOf(other.products, other.names, place.slug) : builtFacets),
    [other, place.slug, builtFacets],
  );
  const hexes = useMemo(() => colorHexes(ready?.names.colors ?? []), [ready]);
  const categories = useMemo(() => namedCategories(ready?.names ?? NO_NAMES), [ready]);
  const builtCounts = useMemo(() => countsFrom(built), [built]);
  const state = ready ? 'ready' : list.kind === 'failed' && list.key === source.key ? 'failed' : 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about a source
  const retry = useCallback(() => void retryProductList(source), [source.key]);
  const results = useMemo<Results>(
    () => ({ state, list, products, categories, hexes, retry }),
    [state, list, products, categories, hexes, retry],
  );
  return { facets, counts: counts ?? builtCounts, results };
}
