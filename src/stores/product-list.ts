/**
 * The products of the list on the page: of the file the build wrote for it, of a search, or of the service's own filter
 * where there is no such file. Prepared once for filtering; what is chosen of it is the address's business.
 */
import { atom } from 'nanostores';
import { type FacetNames, NO_NAMES, namedCategories } from '#domain/facets.ts';
import type { Answer, ServiceFailure } from '#domain/failure.ts';
import { buildFilterIndex, type FilterIndex } from '#domain/filter-index.ts';
import type { Product } from '#domain/product.ts';
import { fetchFacetNames, fetchListFile } from '#services/list-files.ts';
import { filterProducts, searchProducts } from '#services/store-api/products.ts';
import { storeApi } from './connections.ts';

/** Where a list comes from. `key` tells two sources apart; `imageBase` as in `SiteSettings`. */
export type ListSource = { readonly key: string; readonly imageBase: string; readonly namesPath: string } & (
  | { readonly kind: 'file'; readonly path: string; readonly fallbackXml: string | undefined }
  | { readonly kind: 'search'; readonly term: string }
);

/** `isFiltered`: the service's filter has answered instead of the file. */
export type ListState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly key: string }
  | {
      readonly kind: 'ready';
      readonly key: string;
      readonly products: readonly Product[];
      readonly index: FilterIndex;
      readonly names: FacetNames;
      readonly isFiltered: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly key: string;
      readonly failure: ServiceFailure;
      readonly isFiltered: boolean;
    };

/** The one state of the server snapshot. */
export const NO_LIST: ListState = { kind: 'none' };

/** A list that is longer freezes the page (adversarial R06). */
const MOST_PRODUCTS = 20_000;

export const $productList = atom<ListState>(NO_LIST);

type Found = { readonly answer: Answer<readonly Product[]>; readonly isFiltered: boolean };

async function find(source: ListSource): Promise<Found> {
  const connection = { ...storeApi(), imageBase: source.imageBase };
  if (source.kind === 'search') {
    return { answer: await searchProducts(connection, source.term), isFiltered: false };
  }
  const answer = await fetchListFile(source.path);
  if (answer.ok || source.fallbackXml === undefined) return { answer, isFiltered: false };
  return { answer: await filterProducts(connection, source.fallbackXml), isFiltered: true };
}

/** Loads a list. While the same one is on its way or there, nothing happens (storefront spec §4, Search). */
export async function loadProductList(source: ListSource): Promise<void> {
  const { key } = source;
  const before = $productList.get();
  if (before.kind !== 'none' && before.kind !== 'failed' && before.key === key) return;
  $productList.set({ kind: 'loading', key });
  const [{ answer, isFiltered }, named] = await Promise.all([
    find(source),
    fetchFacetNames(source.namesPath),
  ]);
  const now = $productList.get();
  // Another list was asked for meanwhile.
  if (now.kind !== 'loading' || now.key !== key) return;
  if (!answer.ok) {
    $productList.set({ kind: 'failed', key, failure: answer.failure, isFiltered });
    return;
  }
  const names = named.ok ? named.value : NO_NAMES;
  const products = answer.value.slice(0, MOST_PRODUCTS);
  const index = buildFilterIndex(products, namedCategories(names));
  $productList.set({ kind: 'ready', key, products, index, names, isFiltered });
}
