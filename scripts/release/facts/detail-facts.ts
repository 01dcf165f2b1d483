/** What facts take of an article's detail: 10,000 details are 140 MB, what is kept of them here a hundredth. */
import { priceAfterDiscount } from '../../../src/domain/money/price.ts';
import type { ProductDetail } from '../../../src/domain/product/product.ts';
import type { DetailTable } from '../../../src/snapshot/details/detail-table.ts';
import { digestOf } from './digest.ts';

/** All that is known of a detail once it has been read. */
export interface DetailFacts {
  /** In cents of GTQ, the lowest price of its variants; `Infinity` where it has none. */
  readonly lowest: number;
  readonly soldOut: boolean;
  /** Of everything but what it is related to. */
  readonly digest: string;
  /** Skus of the articles that it is related to. */
  readonly related: readonly string[];
}

/** A detail without the numbers that pages look up live (decision 101, News): whether there is any stays. */
function withoutCounts({ stock, variants, related: _, ...rest }: ProductDetail): unknown {
  return [rest, stock > 0, variants.map(({ stock: left, ...variant }) => [variant, left > 0])];
}

/** The facts of one detail. */
export function detailFacts(detail: ProductDetail): DetailFacts {
  return {
    lowest: Math.min(...detail.variants.map(priceAfterDiscount)),
    soldOut: detail.stock <= 0,
    digest: digestOf(withoutCounts(detail)),
    related: detail.related.map(({ sku }) => sku),
  };
}

/** A table of details that keeps their facts alone. */
export interface FactTable extends DetailTable {
  readonly facts: (sku: string) => DetailFacts | undefined;
}

/** An empty one, for a snapshot of which nothing but facts is wanted. */
export function createFactTable(): FactTable {
  const known = new Map<string, DetailFacts>();
  return {
    facts: (sku) => known.get(sku),
    get: () => undefined,
    set: (sku, detail) => known.set(sku, detailFacts(detail)),
    keys: () => known.keys(),
    get size() {
      return known.size;
    },
  };
}
