/** The list that stands in for a search without results; loaded only for one. */
import { type FacetNames, namedCategories } from '#domain/facets.ts';
import { buildFilterIndex, type FilterIndex } from '#domain/filter-index.ts';
import type { Product } from '#domain/product.ts';
import { searchTerm } from '#domain/search-term.ts';
import {
  namedProducts,
  namedThings,
  possibleChoices,
  type UnderstoodSearch,
} from '#domain/understood-search.ts';
import { fetchListFile } from '#services/list-files.ts';
import { loadSuggestions } from './suggestions.ts';

/** The files that were built for it: the index of the suggestions, and the list of all products. */
export type OwnSearch = { readonly indexPath: string; readonly listPath: string };

export type UnderstoodList = {
  readonly products: readonly Product[];
  readonly index: FilterIndex;
  readonly understood: UnderstoodSearch;
};

/** What a term means in the shop; undefined where it means nothing, or the files cannot be had. */
export async function understoodList(
  term: string,
  { indexPath, listPath }: OwnSearch,
  names: FacetNames,
): Promise<UnderstoodList | undefined> {
  const suggestions = await loadSuggestions(indexPath).catch(() => undefined);
  const things = suggestions && namedThings(suggestions, searchTerm(term));
  if (!things) return undefined;
  const all = await fetchListFile(listPath);
  const products = all.ok ? namedProducts(all.value, things) : [];
  if (products.length === 0) return undefined;
  const index = buildFilterIndex(products, namedCategories(names));
  const possible = possibleChoices(index, things.choices);
  // With nothing of the term left, what stands there would be the whole shop.
  if (!things.skus && possible.choices.length === 0) return undefined;
  return { products, index, understood: { ...possible, unknown: things.unknown } };
}
