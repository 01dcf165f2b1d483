/** The details of a snapshot that is taken for its facts, and for the build that may follow. */
import type { DetailFile, DetailTable } from '../../../src/build/snapshot/details/detail-table.ts';
import type { KnownArticle } from '../../../src/build/snapshot/recorded/article-readings.ts';
import type { FactTable } from '../facts/detail-facts.ts';

/** A table of them. */
export interface TakenDetails extends DetailTable {
  /** Is told where the detail stands of an article that was read anew. */
  readonly learn: (sku: string, article: KnownArticle) => void;
}

/**
 * An empty one.
 * @param facts takes what is published by
 * @param left takes where each detail stands in the recorded answers
 */
export function createTakenDetails(facts: FactTable, left: DetailFile): TakenDetails {
  const readers = new Map<string, KnownArticle['detail']>();
  const learn: TakenDetails['learn'] = (sku, article) => {
    readers.set(sku, article.detail);
    left.refer?.(sku, article);
  };
  return {
    learn,
    get: (sku) => readers.get(sku)?.(),
    set: facts.set,
    refer: (sku, article) => {
      facts.refer?.(sku, article);
      learn(sku, article);
    },
    keys: facts.keys,
    get size() {
      return facts.size;
    },
  };
}
