/** Sets of articles that go together, as an editor wrote them, against what the shop has. */
import type { Product } from './product.ts';

/** An editor's set. */
type WrittenSet = { readonly skus: readonly string[] };

/** What of a set the shop does not have; `isEmpty` where less than two articles of it can be bought. */
type SetFaults = { readonly unknown: readonly string[]; readonly isEmpty: boolean };

type Articles = ReadonlyMap<string, Product>;

const inStock = ({ skus }: WrittenSet, articles: Articles): readonly Product[] =>
  skus.flatMap((sku) => articles.get(sku) ?? []).filter(({ stock }) => stock > 0);

/** The other articles of a set that can be bought; none for an article that is not in it. */
export function companions(set: WrittenSet, sku: string, articles: Articles): readonly Product[] {
  return set.skus.includes(sku) ? inStock(set, articles).filter((product) => product.sku !== sku) : [];
}

/** What an editor should hear of a set. */
export function faultsOf(set: WrittenSet, articles: Articles): SetFaults {
  return {
    unknown: set.skus.filter((sku) => !articles.has(sku)),
    isEmpty: inStock(set, articles).length < 2,
  };
}
