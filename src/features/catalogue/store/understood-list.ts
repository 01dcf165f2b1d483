/** What the shop's own files make of a search: loaded only for one. */

import { fetchListFile } from '#features/catalogue/api/list-files.ts';
import { type FacetNames, namedCategories } from '#features/catalogue/rules/facets.ts';
import { buildFilterIndex, type FilterIndex } from '#features/catalogue/rules/filter-index.ts';
import { searchTerm } from '#features/catalogue/rules/search-term.ts';
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

/** The files that were built for it: the index of the suggestions, and the list of all products. */
export type ShopSearch = { readonly indexPath: string; readonly listPath: string };

/**
 * `asked`: what the list is narrowed by at first. `understood` where it replaces a search without results. `help`: pages of
 * help that the term asks for; there may be no product with them.
 */
export type ShopList = {
  readonly products: readonly Product[];
  readonly index: FilterIndex;
  readonly asked: readonly Choice[];
  readonly understood?: UnderstoodSearch;
  readonly help?: readonly FoundSuggestion[];
};

/** What was found waits no longer for what it might be narrowed by. */
const INDEX_MS = 3_000;

type Named = Pick<IndexAnswer, 'things' | 'help'>;

/** What a term names and which help it asks for; undefined if the index cannot be had. */
function namedBy(term: string, indexPath: string): Promise<Named | undefined> {
  const question = { kind: 'name', path: indexPath, term: searchTerm(term), limit: 0 } as const;
  return queryIndex(question).catch(() => undefined);
}

/** The list that replaces a search without results; undefined where the term means nothing, or the files cannot be had. */
export async function understoodList(
  term: string,
  { indexPath, listPath }: ShopSearch,
  names: FacetNames,
): Promise<ShopList | undefined> {
  const { things, help = [] } = (await namedBy(term, indexPath)) ?? {};
  const onlyHelp =
    help.length > 0 ? { products: [], index: buildFilterIndex([], () => []), asked: [], help } : undefined;
  if (!things) return onlyHelp;
  const all = await fetchListFile(listPath);
  const products = all.ok ? namedProducts(all.value, things) : [];
  if (products.length === 0) return onlyHelp;
  const index = buildFilterIndex(products, namedCategories(names));
  const possible = possibleChoices(index, things.choices);
  // Without any part of the term, the result would be the whole shop.
  if (!things.skus && possible.choices.length === 0) return onlyHelp;
  const understood = { ...possible, named: things.named, unknown: things.unknown };
  return { products, index, asked: possible.choices, understood, help };
}

/**
 * What the service found, with what the shop's own list knows of it: the colours and sizes in stock, and what its cards
 * show (decision 27, Filter groups). What of the term names a colour, a size or a price narrows it, as far as it can.
 */
export async function knownList(
  term: string,
  { indexPath, listPath }: ShopSearch,
  { found, names }: { readonly found: readonly Product[]; readonly names: FacetNames },
): Promise<ShopList> {
  const late = new Promise<undefined>((settle) => setTimeout(settle, INDEX_MS, undefined));
  const [all, named] = await Promise.all([
    fetchListFile(listPath),
    Promise.race([namedBy(term, indexPath), late]),
  ]);
  const products = all.ok ? knownProducts(all.value, found) : found;
  const index = buildFilterIndex(products, namedCategories(names));
  const asked = possibleChoices(index, named?.things?.choices ?? []).choices;
  return { products, index, asked, help: named?.help ?? [] };
}
