/**
 * The products of the list on the page: of the file the build wrote for it, of a search, or of the service's own filter
 * where there is no such file. Prepared once for filtering; what is chosen of it is the address's business.
 */
import { atom } from 'nanostores';
import { fetchFacetNames, fetchListFile } from '#features/catalogue/api/list-files.ts';
import type { FoundProducts } from '#features/catalogue/api/products.ts';
import { type FacetNames, NO_NAMES, namedCategories } from '#features/catalogue/rules/facets.ts';
import { buildFilterIndex, type FilterIndex } from '#features/catalogue/rules/filter-index.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { Choice } from '#features/search/rules/read-term.ts';
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import type { UnderstoodSearch } from '#features/search/rules/understood-search.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import type { ShopList, ShopSearch } from './understood-list.ts';

type Common = { readonly imageBase: string; readonly namesPath: string };

/** Where a list comes from. `key` identifies the source; `imageBase` as in `SiteSettings`. */
export type ListSource = Common & { readonly key: string } & (
    | { readonly kind: 'file'; readonly path: string; readonly fallbackXml: string | undefined }
    | { readonly kind: 'filter'; readonly xml: string }
    | { readonly kind: 'search'; readonly term: string; readonly own: ShopSearch }
  );

/** The sources there are. What the service's filter answers is a list for that one document only. */
export const listSource = {
  search: (common: Common, term: string, own: ShopSearch): ListSource => ({
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

/**
 * `isFiltered`: the service's filter has answered instead of the file. `asked`: what the words of a search narrow its list
 * by at first. `isCut`: the service has more than is read. `understood`: the service found nothing for the term, and these are the shop's own products for it.
 * `help`: pages of help that the term asks for.
 */
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
      readonly isCut?: true;
      readonly asked?: readonly Choice[];
      readonly understood?: UnderstoodSearch;
      readonly help?: readonly FoundSuggestion[];
    }
  | {
      readonly kind: 'failed';
      readonly key: string;
      readonly failure: ServiceFailure;
      readonly isFiltered: boolean;
    };

/** A list that is longer freezes the page (decision 92, Sizes of answers). */
const MAX_PRODUCTS = 20_000;

/** Who searched waits no longer for what the shop's own files say of it. */
const OWN_LIST_MS = 10_000;

export const $productList = atom<ListState>({ kind: 'none' });

/** Paths of the list files that could not be had: from then on the service's filter answers in their place. */
export const $missingLists = atom<ReadonlySet<string>>(new Set());

async function find(source: ListSource): Promise<Answer<FoundProducts>> {
  if (source.kind === 'file') return wholeList(source.path);
  try {
    const { fetchServiceList } = await import('./service-list.ts');
    return await fetchServiceList(source);
  } catch {
    // The code that asks did not come.
    return { ok: false, failure: { kind: 'network' } };
  }
}

/** All products of a file: what the build left out of it, nobody asked for. */
async function wholeList(path: string): Promise<Answer<FoundProducts>> {
  const answer = await fetchListFile(path);
  return answer.ok ? { ...answer, value: { products: answer.value, isCut: false } } : answer;
}

/** Whether this list is still the one to come; another one may have been asked for meanwhile. */
function isAwaited(key: string): boolean {
  const now = $productList.get();
  return now.kind === 'loading' && now.key === key;
}

/** Loads a list. While the same one is on its way or there, nothing happens (storefront §4, Search). */
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
  const found = own ?? { products, index: buildFilterIndex(products, namedCategories(names)) };
  $productList.set({ kind: 'ready', key, ...found, names, isFiltered, ...(isCut && { isCut }) });
}

/**
 * What the shop's own files say of a search: what they have where the service found nothing, and what they know of what it
 * found. Undefined where they do not come in time.
 */
async function ownList(
  source: ListSource,
  found: readonly Product[],
  names: FacetNames,
): Promise<ShopList | undefined> {
  if (source.kind !== 'search') return undefined;
  const { term, own } = source;
  const coming = import('./understood-list.ts').then(({ knownList, understoodList }) =>
    found.length > 0 ? knownList(term, own, { found, names }) : understoodList(term, own, names),
  );
  const late = new Promise<undefined>((settle) => setTimeout(settle, OWN_LIST_MS, undefined));
  // The service has answered: its answer is shown without them.
  return Promise.race([coming, late]).catch(() => undefined);
}

/** Tries again what failed, the list's own file first: what it holds is more than the service's filter answers. */
export async function retryProductList(source: ListSource): Promise<void> {
  if (source.kind === 'filter') $missingLists.set(new Set());
  else await loadProductList(source);
}
