/** The products an address shows, with the counts beside the filters. */
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { CategoryIndex } from '#domain/category-index.ts';
import { type Facets, facetsOf, NO_NAMES, namedCategories } from '#domain/facets.ts';
import { chosen, FILTER_GROUPS } from '#domain/filter.ts';
import { countsFor, type FacetCounts, matchingPositions } from '#domain/filter-index.ts';
import { brandFilterXml, filterXml } from '#domain/filter-xml.ts';
import type { ListPlace, ShownList } from '#domain/list-place.ts';
import { groupParameter } from '#domain/list-query.ts';
import type { Product } from '#domain/product.ts';
import { sortedPositions } from '#domain/sort.ts';
import { FACET_NAMES_PATH, listDataPath } from '#i18n/paths.ts';
import {
  $productList,
  type ListSource,
  type ListState,
  loadProductList,
  NO_LIST,
} from '#stores/product-list.ts';
import { type ColorHexes, colorHexes } from './card-colors.ts';
import { countsFrom, facetsFrom, type PrintedFacets } from './printed-list.ts';

export type Listing = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly list: ListState;
  /** Everything that passes, in its order; none until it is ready. */
  readonly products: readonly Product[];
  readonly facets: Facets;
  readonly counts: FacetCounts;
  readonly categories: CategoryIndex;
  /** The colours of the cards. */
  readonly hexes: ColorHexes;
  readonly retry: () => void;
};

/** The service's own filter, for a list whose file cannot be had (contract, POST filter-items). */
function fallbackXml({ kind, slug }: ListPlace, { query }: ShownList): string | undefined {
  if (kind === 'brand') return brandFilterXml(slug);
  const scope = kind === 'category' ? [{ type: 'categoria', value: slug }] : [];
  const entries = FILTER_GROUPS.flatMap((group) =>
    chosen(query.selection, group).map((value) => ({ type: groupParameter(group), value })),
  );
  return filterXml('productos', [...scope, ...entries]);
}

function sourceOf(shown: ShownList, imageBase: string): ListSource {
  const { place, query } = shown;
  const common = { imageBase, namesPath: FACET_NAMES_PATH };
  if (query.term !== '') return { ...common, kind: 'search', key: `search ${query.term}`, term: query.term };
  const path = listDataPath(place.path);
  return { ...common, kind: 'file', key: path, path, fallbackXml: fallbackXml(place, shown) };
}

/** What the page was built with. */
export type PrintedList = {
  readonly place: ListPlace;
  readonly facets: PrintedFacets;
  /** As in `SiteSettings`. */
  readonly imageBase: string;
};

/** Loads what is shown and works it out; until it is there, filters stand as they were printed. */
export function useListing(
  shown: ShownList,
  { place: own, facets: printed, imageBase }: PrintedList,
): Listing {
  const { place, query } = shown;
  const list = useStore($productList, { ssr: () => NO_LIST });
  const source = sourceOf(shown, imageBase);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about a source
  useEffect(() => void loadProductList(source), [source.key]);
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
  // The hundreds of numbers beside the filters follow a frame after the products.
  const counted = useDeferredValue(query.selection);
  const counts = useMemo(() => (ready ? countsFor(ready.index, counted) : undefined), [ready, counted]);
  const printedFacets = useMemo(() => facetsFrom(printed), [printed]);
  // The whole list of the page's own place has the filters that were printed.
  const other = ready && (ready.isFiltered || ready.key !== listDataPath(own.path)) ? ready : undefined;
  const facets = useMemo(
    () => (other ? facetsOf(other.products, other.names, place.slug) : printedFacets),
    [other, place.slug, printedFacets],
  );
  const hexes = useMemo(() => colorHexes(ready?.names.colors ?? []), [ready]);
  const categories = useMemo(() => namedCategories(ready?.names ?? NO_NAMES), [ready]);
  const printedCounts = useMemo(() => countsFrom(printed), [printed]);
  return {
    state: ready ? 'ready' : list.kind === 'failed' && list.key === source.key ? 'failed' : 'loading',
    list,
    products,
    facets,
    counts: counts ?? printedCounts,
    categories,
    hexes,
    retry: () => void loadProductList(source),
  };
}
