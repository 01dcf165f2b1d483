/** Checks the sets of articles that editors have written. */
import type { Product } from './product.ts';

/** An editor's set. */
type WrittenSet = { readonly skus: readonly string[] };

/** Articles of a set that the shop does not have; `isEmpty` if less than two can be bought. */
type SetFaults = { readonly unknown: readonly string[]; readonly isEmpty: boolean };

type Articles = ReadonlyMap<string, Product>;

const inStock = ({ skus }: WrittenSet, articles: Articles): readonly Product[] =>
  skus.flatMap((sku) => articles.get(sku) ?? []).filter(({ stock }) => stock > 0);

/** The other articles of a set that can be bought; none for an article that is not in it. */
export function companions(set: WrittenSet, sku: string, articles: Articles): readonly Product[] {
  return set.skus.includes(sku) ? inStock(set, articles).filter((product) => product.sku !== sku) : [];
}

/** The faults of a set, for its editor. */
export function faultsOf(set: WrittenSet, articles: Articles): SetFaults {
  return {
    unknown: set.skus.filter((sku) => !articles.has(sku)),
    isEmpty: inStock(set, articles).length < 2,
  };
}
