/**
 * What the shop's own lists have for a search that the service found nothing for. The service is asked once and its
 * answer stands (storefront spec §4, Search); this says what else there is, and what of the term it is not.
 */
import { type FilterIndex, matchingPositions } from './filter-index.ts';
import type { Product } from './product.ts';
import { type Choice, concessions, readTerm, selectionOf } from './read-term.ts';
import { entriesOfKnown, isProduct, type SuggestionIndex } from './suggestion-index.ts';

/** How a term was understood. */
export type UnderstoodSearch = {
  /** What its list is narrowed by at first. */
  readonly choices: readonly Choice[];
  /** What was asked for besides, and no product of the list has together with that. */
  readonly missing: readonly Choice[];
  /** Words that nothing in the shop is found by. */
  readonly unknown: readonly string[];
};

/** The products that the term's words name, best first, before they are narrowed; undefined for all products. */
export type NamedThings = {
  readonly skus: readonly string[] | undefined;
  readonly choices: readonly Choice[];
  readonly unknown: readonly string[];
};

/** Reads a term and looks its words up; undefined for one of which nothing is understood. */
export function namedThings(index: SuggestionIndex, term: string): NamedThings | undefined {
  const { choices, rest } = readTerm(term, index.vocabulary);
  const { entries, unknown } = entriesOfKnown(index, rest);
  const skus = entries.filter(isProduct).map(({ key }) => String(key));
  if (skus.length > 0) return { skus, choices, unknown };
  // Words that are known, but not together, are no name of anything.
  const namesNothing = unknown.length === rest.length;
  return namesNothing && choices.length > 0 ? { skus: undefined, choices, unknown } : undefined;
}

/** The named products of the shop, in the order they were found in. */
export function namedProducts(
  all: readonly Product[],
  { skus }: Pick<NamedThings, 'skus'>,
): readonly Product[] {
  if (!skus) return all;
  const bySku = new Map(all.map((product) => [product.sku, product]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

/** The most of the choices that some product has together, and those that had to be given up for it. */
export function possibleChoices(
  index: FilterIndex,
  choices: readonly Choice[],
): Pick<UnderstoodSearch, 'choices' | 'missing'> {
  const possible = concessions(choices).find(
    (kept) => kept.length === 0 || matchingPositions(index, selectionOf(kept)).length > 0,
  );
  const kept = possible ?? [];
  return { choices: kept, missing: choices.filter((choice) => !kept.includes(choice)) };
}
