/** The details of a snapshot that is taken for its facts, and for the build that may follow. */
import type { DetailFile, DetailTable } from '../../../src/build/snapshot/details/detail-table.ts';
import type { KnownArticle } from '../../../src/build/snapshot/recorded/article-readings.ts';
import type { FactTable } from '../facts/detail-facts.ts';

/** A table of them. */
export interface DetailCollector extends DetailTable {
  /** Receives the position of the detail of an article that was read again. */
  readonly learn: (sku: string, article: KnownArticle) => void;
}

/**
 * Creates an empty table.
 * @param facts receives the facts of each detail
 * @param left receives the position of each detail in the recorded answers
 */
export function createDetailCollector(facts: FactTable, left: DetailFile): DetailCollector {
  const readers = new Map<string, KnownArticle['detail']>();
  const learn: DetailCollector['learn'] = (sku, article) => {
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
