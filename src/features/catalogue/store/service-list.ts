/** Lists of the service, and the shop's own answer to a search; separate code, because most lists are data files. */

import { storeApi } from '#features/account/store/customer.ts';
import { fetchListFile } from '#features/catalogue/api/list-files.ts';
import { type FoundProducts, filterProducts, searchProducts } from '#features/catalogue/api/products.ts';
import type { FacetNames } from '#features/catalogue/rules/facets.ts';
import { categoryIndexOf } from '#features/catalogue/rules/filter.ts';
import { buildFilterIndex, type FilterIndex } from '#features/catalogue/rules/filter-index.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { Choice } from '#features/search/rules/read-term.ts';
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import {
  knownProducts,
  namedProducts,
  possibleChoices,
  type UnderstoodSearch,
} from '#features/search/rules/understood-search.ts';
import { queryIndex } from '#features/search/store/query-index.ts';
import type { IndexAnswer } from '#features/search/store/suggestion-engine.ts';
import type { Answer } from '#shared/http/failure.ts';
import { searchTerm } from '#shared/text/text.ts';

/** The articles of a term, or those that match a filter document. `imageBase` as in `SiteSettings`. */
export type ServiceList = { readonly imageBase: string } & (
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'filter'; readonly xml: string }
);

/** Fetches a list from the service. */
export function fetchServiceList(list: ServiceList): Promise<Answer<FoundProducts>> {
  const connection = { ...storeApi(), imageBase: list.imageBase };
  return list.kind === 'search'
    ? searchProducts(connection, list.term)
    : filterProducts(connection, list.xml);
}

/** The data files that answer a search: the index of the suggestions, and the list of all products. */
export type SearchFiles = { readonly indexPath: string; readonly listPath: string };

/** The shop's own answer to a search. */
export type SearchedList = {
  readonly products: readonly Product[];
  readonly index: FilterIndex;
  /** The filters that the term names. */
  readonly asked: readonly Choice[];
  /** How the term was understood, where the service found nothing. */
  readonly understood?: UnderstoodSearch;
  /** Pages of help that the term asks for; the list may be empty. */
  readonly help?: readonly FoundSuggestion[];
};

/** How long articles of the service wait for the filters that the term names. */
const INDEX_MS = 3_000;

/** The list in place of a search without results; undefined where the term means nothing or the files are missing. */
export async function understoodList(
  term: string,
  { indexPath, listPath }: SearchFiles,
  names: FacetNames,
): Promise<SearchedList | undefined> {
  const { things, help = [] } = (await namedBy(term, indexPath)) ?? {};
  const onlyHelp =
    help.length > 0 ? { products: [], index: buildFilterIndex([], () => []), asked: [], help } : undefined;
  if (!things) return onlyHelp;
  const all = await fetchListFile(listPath);
  const products = all.ok ? namedProducts(all.value, things) : [];
  if (products.length === 0) return onlyHelp;
  const index = buildFilterIndex(products, categoryIndexOf(names.categories));
  const possible = possibleChoices(index, things.choices);
  // Without any part of the term, the result would be the whole shop.
  if (!things.skus && possible.choices.length === 0) return onlyHelp;
  const understood = { ...possible, named: things.named, unknown: things.unknown };
  return { products, index, asked: possible.choices, understood, help };
}

/**
 * The articles that the service found with the fields of the shop's list, and the colours, sizes and prices of the term as
 * filters (decision 27, Filter groups).
 */
export async function knownList(
  term: string,
  { indexPath, listPath }: SearchFiles,
  { found, names }: { readonly found: readonly Product[]; readonly names: FacetNames },
): Promise<SearchedList> {
  const late = new Promise<undefined>((settle) => setTimeout(settle, INDEX_MS, undefined));
  const [all, named] = await Promise.all([
    fetchListFile(listPath),
    Promise.race([namedBy(term, indexPath), late]),
  ]);
  const products = all.ok ? knownProducts(all.value, found) : found;
  const index = buildFilterIndex(products, categoryIndexOf(names.categories));
  const asked = possibleChoices(index, named?.things?.choices ?? []).choices;
  return { products, index, asked, help: named?.help ?? [] };
}

/** The things a term names and the help it asks for; undefined without the index. */
function namedBy(term: string, indexPath: string): Promise<Pick<IndexAnswer, 'things' | 'help'> | undefined> {
  const question = { kind: 'name', path: indexPath, term: searchTerm(term), limit: 0 } as const;
  return queryIndex(question).catch(() => undefined);
}
