/** Articles and their facts from an earlier fetch, for a new snapshot: only those that changed are parsed again. */
import type { DetailTable } from '../../../src/build/snapshot/details/detail-table.ts';
import { shownArticle } from '../../../src/build/snapshot/details/shown-article.ts';
import {
  type ArticleReadings,
  articleReader,
  type DetailPlace,
  type KnownArticle,
  readDetail,
  readValue,
  textsOf,
} from '../../../src/build/snapshot/recorded/article-readings.ts';
import type { SnapshotHandoff } from '../../../src/build/snapshot/recorded/snapshot-handoff.ts';
import { type DetailFacts, detailFacts } from '../facts/snapshot-facts.ts';
import { type AnswerStore, factsPath } from './answers.ts';
import type { ServiceClient } from './service-client.ts';

interface StoredOptions {
  readonly store: AnswerStore;
  readonly client: Pick<ServiceClient, 'revalidate'>;
  /** Digest of the code that parses answers, and of the code that computes facts. */
  readonly program: string;
  readonly factsReader: string;
  /** Whether stored articles are ignored. */
  readonly ignoresCache: boolean;
  /** Whether an article that is unchanged in the list is used without a request. */
  readonly canSkip: (sku: string) => boolean;
  /** Receives the path of an article that was skipped. */
  readonly skip: (path: string) => void;
  /** Receives where the text of each detail is stored. */
  readonly handoff: Pick<SnapshotHandoff, 'details'>;
}

export interface StoredArticles {
  readonly readings: ArticleReadings;
  /** A table that holds the facts of details only: their texts would not fit in memory. */
  readonly table: DetailTable;
  readonly factsOf: (sku: string) => DetailFacts | undefined;
}

/** Opens the stored articles for one snapshot. */
export function openStoredArticles(options: StoredOptions): StoredArticles {
  const { store, client, program, ignoresCache, canSkip, skip, handoff } = options;
  const facts = new Map<string, DetailFacts>();
  const details = new Map<string, KnownArticle['detail']>();
  const addDetail = (sku: string, article: KnownArticle): void => {
    details.set(sku, article.detail);
    handoff.details.refer?.(sku, article);
  };
  const factsKey = ({ path, reader }: DetailPlace): readonly [path: string, reader: string] => [
    factsPath(path),
    `${options.factsReader} ${reader}`,
  ];
  const factsOf = ({ place, detail }: KnownArticle): DetailFacts => {
    const stored = store.value(...factsKey(place));
    if (stored !== undefined) return JSON.parse(stored);
    const computed = detailFacts(detail());
    store.setValue(...factsKey(place), JSON.stringify(computed));
    return computed;
  };
  const placeOf = (path: string, imageBase: string): DetailPlace => ({
    path,
    reader: articleReader(program, imageBase),
  });
  const detailAt = (place: DetailPlace) => () => readDetail(store.detail(place) ?? '');
  const learn: ArticleReadings['learn'] = ({ path, row, imageBase }, shown, detail) => {
    const place = placeOf(path, imageBase);
    const { mark, ...texts } = textsOf(row, shown, detail);
    store.setArticle(place, texts);
    addDetail(row.sku, { shown, mark, place, detail: detailAt(place) });
    store.setValue(...factsKey(place), JSON.stringify(facts.get(row.sku) ?? detailFacts(detail)));
  };
  const find: ArticleReadings['find'] = async (article) => {
    const { path, row, imageBase } = article;
    const place = placeOf(path, imageBase);
    const texts = ignoresCache ? undefined : store.article(place);
    if (!texts) return undefined;
    const hasSameRow = texts.row === JSON.stringify(row);
    const isSkipped = hasSameRow && canSkip(row.sku);
    if (isSkipped) {
      store.renew(path);
      skip(path);
    } else if ((await client.revalidate(path)) !== 'same') return undefined;
    const [shown, mark] = readValue(texts.value);
    const known: KnownArticle = { shown, mark, place, detail: detailAt(place) };
    if (hasSameRow) return known;
    const detail = known.detail();
    // A detail depends on the brand of its row.
    if (detail.brand !== row.brand) return undefined;
    const shownAnew = shownArticle(row, detail);
    learn(article, shownAnew, detail);
    return { ...known, shown: shownAnew };
  };
  const table: DetailTable = {
    get: (sku) => details.get(sku)?.(),
    set: (sku, detail) => facts.set(sku, detailFacts(detail)),
    refer: (sku, article) => {
      facts.set(sku, factsOf(article));
      addDetail(sku, article);
    },
    keys: () => facts.keys(),
    get size() {
      return facts.size;
    },
  };
  return { readings: { find, learn }, table, factsOf: (sku) => facts.get(sku) };
}
