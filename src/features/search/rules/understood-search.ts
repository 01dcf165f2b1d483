/**
 * Searches the shop's lists where the service found nothing. The service is asked once and its answer is shown
 * (storefront §4, Search); this adds what else there is, and which part of the term was left out.
 */
import { type FilterIndex, matchingPositions } from '#features/catalogue/rules/filter-index.ts';
import type { Product } from '#features/product/rules/product.ts';
import type { NamedThings } from './named-things.ts';
import { type Choice, relaxedQueries, selectionOf } from './read-term.ts';

/** How a term was understood. */
export type UnderstoodSearch = {
  /** What its list is narrowed by at first. */
  readonly choices: readonly Choice[];
  /** What was asked for besides, and no product of the list has together with that. */
  readonly missing: readonly Choice[];
  /** Words that its products are found by; none where it is all products. */
  readonly named: readonly string[];
  /** Words that nothing in the shop is found by. */
  readonly unknown: readonly string[];
};

/** The named products of the shop, in the order they were found in. */
export function namedProducts(
  all: readonly Product[],
  { skus }: Pick<NamedThings, 'skus'>,
): readonly Product[] {
  if (!skus) return all;
  const bySku = new Map(all.map((product) => [product.sku, product]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

/**
 * The products that the service found, as the shop's own list knows them; with the stock of now, and as the service says it
 * what is newer than the list.
 */
export function knownProducts(all: readonly Product[], found: readonly Product[]): readonly Product[] {
  const bySku = new Map(all.map((product) => [product.sku, product]));
  return found.map((product) => {
    const known = bySku.get(product.sku);
    return known ? { ...known, stock: product.stock } : product;
  });
}

/** The most of the choices that some product has together, and those that had to be given up for it. */
export function possibleChoices(
  index: FilterIndex,
  choices: readonly Choice[],
): Pick<UnderstoodSearch, 'choices' | 'missing'> {
  const hasSome = (some: readonly Choice[]): boolean =>
    matchingPositions(index, selectionOf(some)).length > 0;
  const kept = relaxedQueries(choices).find(hasSome) ?? [];
  return { choices: kept, missing: choices.filter((choice) => !kept.includes(choice)) };
}
