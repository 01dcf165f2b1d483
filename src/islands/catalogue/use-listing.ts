/** The products an address shows, with the counts beside the filters. */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { type Facets, facetsOf } from '#domain/facets.ts';
import { chosen, FILTER_GROUPS } from '#domain/filter.ts';
import { applyFilters, type FacetCounts } from '#domain/filter-index.ts';
import { brandFilterXml, filterXml } from '#domain/filter-xml.ts';
import type { ListPlace, ShownList } from '#domain/list-place.ts';
import { groupParameter } from '#domain/list-query.ts';
import type { Product } from '#domain/product.ts';
import { sortProducts } from '#domain/sort.ts';
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

/** Loads what is shown and works it out; until it is there, filters stand as they were printed. */
export function useListing(shown: ShownList, printed: PrintedFacets, imageBase: string): Listing {
  const { place, query } = shown;
  const list = useStore($productList, { ssr: () => NO_LIST });
  const source = sourceOf(shown, imageBase);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about a source
  useEffect(() => void loadProductList(source), [source.key]);
  const ready = list.kind === 'ready' && list.key === source.key ? list : undefined;
  const filtered = useMemo(
    () => (ready ? applyFilters(ready.index, query.selection) : undefined),
    [ready, query.selection],
  );
  const products = useMemo(() => {
    const found = filtered?.matching.flatMap((at) => ready?.products[at] ?? []) ?? [];
    return sortProducts(found, query.sort);
  }, [ready, filtered, query.sort]);
  const isOther = query.term !== '' || !shown.isPrinted;
  const facets = useMemo(
    () => (ready && isOther ? facetsOf(ready.products, ready.names, place.slug) : facetsFrom(printed)),
    [ready, isOther, place.slug, printed],
  );
  const hexes = useMemo(() => colorHexes(ready?.names.colors ?? []), [ready]);
  const printedCounts = useMemo(() => countsFrom(printed), [printed]);
  return {
    state: ready ? 'ready' : list.kind === 'failed' && list.key === source.key ? 'failed' : 'loading',
    list,
    products,
    facets,
    counts: filtered?.counts ?? printedCounts,
    hexes,
    retry: () => void loadProductList(source),
  };
}
