/** What facts take of an article's detail: 10,000 details are 140 MB, what is kept of them here a hundredth. */

import type { DetailTable } from '../../../src/build/snapshot/details/detail-table.ts';
import type { KnownArticle } from '../../../src/build/snapshot/recorded/article-readings.ts';
import type { ProductDetail } from '../../../src/features/product/rules/product.ts';
import { priceAfterDiscount } from '../../../src/shared/money/price.ts';
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

/** The same as a text: JSON knows no number without end. */
export function textOfFacts({ lowest, ...rest }: DetailFacts): string {
  return JSON.stringify([Number.isFinite(lowest) ? lowest : null, rest]);
}

/**
 * The facts of a text that `textOfFacts` wrote, in a file that nobody else writes.
 * @throws SyntaxError where it was damaged
 */
export function readDetailFacts(text: string): DetailFacts {
  const [lowest, rest]: [number | null, Omit<DetailFacts, 'lowest'>] = JSON.parse(text);
  return { lowest: lowest ?? Number.POSITIVE_INFINITY, ...rest };
}

/** A table of details that keeps their facts alone. */
export interface FactTable extends DetailTable {
  readonly facts: (sku: string) => DetailFacts | undefined;
}

/** Tells the facts of an article that was read before; `make` is for those that nobody remembers. */
type Recall = (article: KnownArticle, make: (detail: ProductDetail) => DetailFacts) => DetailFacts;

/**
 * Creates an empty table, for a snapshot of which only the facts are needed.
 * @param recall returns the facts of referenced details; each is read without it
 */
export function createFactTable(recall: Recall = ({ detail }, make) => make(detail())): FactTable {
  const known = new Map<string, DetailFacts>();
  return {
    facts: (sku) => known.get(sku),
    get: () => undefined,
    set: (sku, detail) => known.set(sku, detailFacts(detail)),
    refer: (sku, article) => known.set(sku, recall(article, detailFacts)),
    keys: () => known.keys(),
    get size() {
      return known.size;
    },
  };
}
