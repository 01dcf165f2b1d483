/**
 * Searches the shop's own lists if the service found nothing. The service's answer has priority (storefront §4,
 * Search).
 */
import { type FilterIndex, matchingPositions } from '#features/catalogue/rules/filter-index.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { NamedThings } from './find-suggestions.ts';
import { type Choice, relaxedQueries, selectionOf } from './read-term.ts';

export type UnderstoodSearch = {
  /** The initial filters of the list. */
  readonly choices: readonly Choice[];
  /** Choices that no product has together with these. */
  readonly missing: readonly Choice[];
  /** Words that name the products; none for all products. */
  readonly named: readonly string[];
  /** Words that the shop does not know. */
  readonly unknown: readonly string[];
};

/** The named products in the order of the search. */
export function namedProducts(
  all: readonly Product[],
  { skus }: Pick<NamedThings, 'skus'>,
): readonly Product[] {
  if (!skus) return all;
  const bySku = new Map(all.map((product) => [product.sku, product]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

/** The service's products with the data of the shop's list and the service's stock; newer ones unchanged. */
export function knownProducts(all: readonly Product[], found: readonly Product[]): readonly Product[] {
  const bySku = new Map(all.map((product) => [product.sku, product]));
  return found.map((product) => {
    const known = bySku.get(product.sku);
    return known ? { ...known, stock: product.stock } : product;
  });
}

/** Splits choices into those that some product has together, and the others. */
export function possibleChoices(
  index: FilterIndex,
  choices: readonly Choice[],
): Pick<UnderstoodSearch, 'choices' | 'missing'> {
  const hasSome = (some: readonly Choice[]): boolean =>
    matchingPositions(index, selectionOf(some)).length > 0;
  const possible = relaxedQueries(choices).find(hasSome) ?? [];
  return { choices: possible, missing: choices.filter((choice) => !possible.includes(choice)) };
}
