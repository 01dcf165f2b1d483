/**
 * The products of the list on the page, indexed for filtering: from the data file of the list, a search, or the service's
 * filter where that file is missing.
 */
import { atom } from 'nanostores';
import { fetchFacetNames, fetchListFile } from '#features/catalogue/api/list-files.ts';
import type { FoundProducts } from '#features/catalogue/api/products.ts';
import { type FacetNames, NO_NAMES } from '#features/catalogue/rules/facets.ts';
import { categoryIndexOf } from '#features/catalogue/rules/filter.ts';
import { buildFilterIndex } from '#features/catalogue/rules/filter-index.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import type { SearchedList, SearchFiles } from './service-list.ts';

type Common = { readonly imageBase: string; readonly namesPath: string };

/** The source of a list, identified by `key`. `imageBase` as in `SiteSettings`. */
export type ListSource = Common & { readonly key: string } & (
    | { readonly kind: 'file'; readonly path: string; readonly fallbackXml: string | undefined }
    | { readonly kind: 'filter'; readonly xml: string }
    | { readonly kind: 'search'; readonly term: string; readonly own: SearchFiles }
  );

export const listSource = {
  search: (common: Common, term: string, own: SearchFiles): ListSource => ({
    ...common,
    kind: 'search',
    key: `search ${term}`,
    term,
    own,
  }),
  file: (common: Common, path: string, fallbackXml: string | undefined): ListSource => ({
    ...common,
    kind: 'file',
    key: path,
    path,
    fallbackXml,
  }),
  filter: (common: Common, xml: string): ListSource => ({
    ...common,
    kind: 'filter',
    key: `filter ${xml}`,
    xml,
  }),
};

type ReadyList = Pick<SearchedList, 'products' | 'index'> &
  Partial<SearchedList> & {
    readonly kind: 'ready';
    readonly key: string;
    readonly names: FacetNames;
    /** Whether the service's filter answered in place of the file. */
    readonly isFiltered: boolean;
    /** Whether the service has more than is read. */
    readonly isCut?: true;
  };

export type ListState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly key: string }
  | ReadyList
  | {
      readonly kind: 'failed';
      readonly key: string;
      readonly failure: ServiceFailure;
      readonly isFiltered: boolean;
    };

/** A longer list freezes the page (decision 92, Sizes of answers). */
const MAX_PRODUCTS = 20_000;

/** How long a search waits for the shop's own files. */
const OWN_LIST_MS = 10_000;

export const $productList = atom<ListState>({ kind: 'none' });

/** Paths of list files that could not be loaded; the service's filter replaces them. */
export const $missingLists = atom<ReadonlySet<string>>(new Set());

/** Loads a list, unless it is already loading or loaded (storefront §4, Search). */
export async function loadProductList(source: ListSource): Promise<void> {
  const { key } = source;
  const before = $productList.get();
  if (before.kind !== 'none' && before.kind !== 'failed' && before.key === key) return;
  $productList.set({ kind: 'loading', key });
  const [answer, named] = await Promise.all([find(source), fetchFacetNames(source.namesPath)]);
  const isFiltered = source.kind === 'filter';
  if (source.kind === 'file' && !answer.ok) $missingLists.set(new Set([...$missingLists.get(), source.path]));
  if (!isAwaited(key)) return;
  if (!answer.ok && source.kind === 'file' && source.fallbackXml !== undefined) {
    return loadProductList(listSource.filter(source, source.fallbackXml));
  }
  if (!answer.ok) {
    $productList.set({ kind: 'failed', key, failure: answer.failure, isFiltered });
    return;
  }
  const names = named.ok ? named.value : NO_NAMES;
  const { isCut } = answer.value;
  const products = answer.value.products.slice(0, MAX_PRODUCTS);
  const own = await ownList(source, products, names);
  if (!isAwaited(key)) return;
  const found = own ?? { products, index: buildFilterIndex(products, categoryIndexOf(names.categories)) };
  $productList.set({ kind: 'ready', key, ...found, names, isFiltered, ...(isCut && { isCut }) });
}

/** Retries a failed list, from its own file first, which has more than the service's filter. */
export async function retryProductList(source: ListSource): Promise<void> {
  if (source.kind === 'filter') $missingLists.set(new Set());
  else await loadProductList(source);
}

async function find(source: ListSource): Promise<Answer<FoundProducts>> {
  if (source.kind === 'file') {
    const answer = await fetchListFile(source.path);
    return answer.ok ? { ...answer, value: { products: answer.value, isCut: false } } : answer;
  }
  try {
    const { fetchServiceList } = await import('./service-list.ts');
    return await fetchServiceList(source);
  } catch {
    // The code could not be loaded.
    return { ok: false, failure: { kind: 'network' } };
  }
}

/** Whether the page still waits for this list. */
function isAwaited(key: string): boolean {
  const now = $productList.get();
  return now.kind === 'loading' && now.key === key;
}

/** The shop's own answer to a search; undefined for other lists, and where it does not come in time. */
async function ownList(
  source: ListSource,
  found: readonly Product[],
  names: FacetNames,
): Promise<SearchedList | undefined> {
  if (source.kind !== 'search') return undefined;
  const { term, own } = source;
  const coming = import('./service-list.ts').then(({ knownList, understoodList }) =>
    found.length > 0 ? knownList(term, own, { found, names }) : understoodList(term, own, names),
  );
  const late = new Promise<undefined>((settle) => setTimeout(settle, OWN_LIST_MS, undefined));
  return Promise.race([coming, late]).catch(() => undefined);
}
