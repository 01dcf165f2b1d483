/** The list that stands in for a search without results; loaded only for one. */
import { type FacetNames, namedCategories } from '#domain/facets.ts';
import { buildFilterIndex, type FilterIndex } from '#domain/filter-index.ts';
import type { Product } from '#domain/product.ts';
import { searchTerm } from '#domain/search-term.ts';
import { namedProducts, possibleChoices, type UnderstoodSearch } from '#domain/understood-search.ts';
import { fetchListFile } from '#services/list-files.ts';
import { askIndex } from './suggestion-thread.ts';

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
  const question = { kind: 'name', path: indexPath, term: searchTerm(term), limit: 0 } as const;
  const things = await askIndex(question).then(
    (answer) => answer.things,
    () => undefined,
  );
  if (!things) return undefined;
  const all = await fetchListFile(listPath);
  const products = all.ok ? namedProducts(all.value, things) : [];
  if (products.length === 0) return undefined;
  const index = buildFilterIndex(products, namedCategories(names));
  const possible = possibleChoices(index, things.choices);
  // With nothing of the term left, what stands there would be the whole shop.
  if (!things.skus && possible.choices.length === 0) return undefined;
  return { products, index, understood: { ...possible, named: things.named, unknown: things.unknown } };
}
