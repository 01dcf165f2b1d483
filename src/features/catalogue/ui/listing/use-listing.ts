/** The products of an address, with the counts of the filters. */
import { useCallback, useEffect, useMemo } from 'react';
import {
  type FacetColumns,
  type Facets,
  facetsOf,
  fromFacetColumns,
  NO_NAMES,
} from '#features/catalogue/rules/facets.ts';
import {
  byGroup,
  type CategoryIndex,
  categoryIndexOf,
  chosenCount,
} from '#features/catalogue/rules/filter.ts';
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
import { type ColorHexes, colorHexes } from '../cards/card-props.ts';
import { serviceSelection, sourceOf } from './list-source.ts';
import type { ListAddress } from './use-list-query.ts';

/** The results below the filters; a new object only when one of its values changes. */
export type Results = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly list: ListState;
  /** All products that pass, sorted; none until the list is ready. */
  readonly products: readonly Product[];
  readonly categories: CategoryIndex;
  readonly hexes: ColorHexes;
  readonly retry: () => void;
};

export type Listing = {
  readonly facets: Facets;
  readonly counts: FacetCounts;
  readonly results: Results;
};

/** The list that the page was built with. */
export type BuiltList = {
  readonly place: ListPlace;
  readonly facets: FacetColumns;
  /** See `SiteSettings`. */
  readonly imageBase: string;
};

/** Loads and filters the list of an address; until it is loaded, the filters are the built ones. */
export function useListing(
  { shown, isRead }: Pick<ListAddress, 'shown' | 'isRead'>,
  { place: own, facets: columns, imageBase }: BuiltList,
): Listing {
  const { place, query } = shown;
  const list = useShared($productList);
  const source = sourceOf(shown, imageBase, useShared($missingLists));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the source
  useEffect(() => {
    if (isRead) void loadProductList(source);
  }, [isRead, source.key]);
  const ready = list.kind === 'ready' && list.key === source.key ? list : undefined;
  // Sorted once for all filters.
  const order = useMemo(
    () => (ready ? sortedPositions(ready.products, query.sort) : []),
    [ready, query.sort],
  );
  const products = useMemo(() => {
    if (!ready) return [];
    return matchingPositions(ready.index, query.selection, order).flatMap((at) => ready.products[at] ?? []);
  }, [ready, query.selection, order]);
  // The hundreds of counts render a frame after the products, which render a frame after the number of results.
  const counted = useAfterPaint(useAfterPaint(query.selection));
  // An answer of the service's filter lacks all values that were not chosen: it keeps the built counts.
  const isPart =
    ready?.isFiltered && place.kind !== 'brand' && chosenCount(serviceSelection(query.selection)) > 0;
  const whole = isPart ? undefined : ready;
  const counts = useMemo(() => (whole ? countsFor(whole.index, counted) : undefined), [whole, counted]);
  const built = useMemo(() => fromFacetColumns(columns), [columns]);
  const other = query.term !== '' || place.path !== own.path ? whole : undefined;
  const facets = useMemo(
    () => (other ? facetsOf(other.products, other.names, place.slug) : built),
    [other, place.slug, built],
  );
  const names = ready?.names ?? NO_NAMES;
  const hexes = useMemo(() => colorHexes(names.colors), [names]);
  const categories = useMemo(() => categoryIndexOf(names.categories), [names]);
  const builtCounts = useMemo(
    () => byGroup((group) => new Map(built[group].map(({ slug, count }) => [slug, count]))),
    [built],
  );
  const state = ready ? 'ready' : list.kind === 'failed' && list.key === source.key ? 'failed' : 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the source
  const retry = useCallback(() => void retryProductList(source), [source.key]);
  const results = useMemo<Results>(
    () => ({ state, list, products, categories, hexes, retry }),
    [state, list, products, categories, hexes, retry],
  );
  return { facets, counts: counts ?? builtCounts, results };
}
