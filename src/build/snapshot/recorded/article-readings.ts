/** A cache of articles that were read from recorded answers (decision 163, One changed article). */
import { DatabaseSync } from 'node:sqlite';
import type { Product, ProductDetail } from '#features/product/rules/product.ts';
import { type DetailDigest, detailDigest } from '../details/detail-digest.ts';
import type { ShownArticle } from '../details/shown-article.ts';

/** An article of the list, the path of its detail, and the base of its pictures. */
type ListedArticle = { readonly path: string; readonly row: Product; readonly imageBase: string };

/** The location of an article's recorded detail: a row of `READINGS_TABLE` with the same reader. */
export type DetailPlace = { readonly path: string; readonly reader: string };

/** An article that was read before, from identical answers. */
export type KnownArticle = {
  readonly shown: ShownArticle;
  readonly mark: DetailDigest;
  readonly place: DetailPlace;
  /** Reads its detail, which the snapshot itself does not need. */
  readonly detail: () => ProductDetail;
};

/** The cache of articles. */
export type ArticleReadings = {
  readonly find: (article: ListedArticle) => Promise<KnownArticle | undefined>;
  /** Receives articles that were read completely. */
  readonly learn: (article: ListedArticle, shown: ShownArticle, detail: ProductDetail) => void;
};

/**
 * The table of cached articles: `reader` identifies the code and the configuration that read them. Rows are deleted
 * with the answer. A detail is in a separate column, because the snapshot's part is a tenth of its length.
 */
export const READINGS_TABLE = `CREATE TABLE IF NOT EXISTS readings (
  path TEXT PRIMARY KEY NOT NULL, reader TEXT NOT NULL, row TEXT NOT NULL, value TEXT NOT NULL, detail TEXT NOT NULL
)`;

/** Identifies the reader: the same program with the same picture base. */
export const articleReader = (program: string, imageBase: string): string => `${program} ${imageBase}`;

/** A cached article: its row in the list, the snapshot's part and its detail, each as JSON. */
export type ArticleTexts = { readonly row: string; readonly value: string; readonly detail: string };

/** A cached article with the digest of its detail. */
export function textsOf(
  row: Product,
  shown: ShownArticle,
  detail: ProductDetail,
): ArticleTexts & Pick<KnownArticle, 'mark'> {
  const text = JSON.stringify(detail);
  const mark = detailDigest(detail, text);
  return { row: JSON.stringify(row), value: JSON.stringify([shown, mark]), detail: text, mark };
}

/** Parses the snapshot's part of an article without validation, because only `textsOf` writes it. */
export function readValue(value: string): readonly [shown: ShownArticle, mark: DetailDigest] {
  return JSON.parse(value);
}

/** Parses a detail without validation, because only `textsOf` writes it. */
export function readDetail(text: string): ProductDetail {
  return JSON.parse(text);
}

/**
 * Looks details up in a file of recorded answers.
 * @throws Error if a referenced detail is gone, because its page cannot be rendered
 */
export function recordedDetails(file: string): (place: DetailPlace) => ProductDetail {
  const database = new DatabaseSync(file, { readOnly: true });
  const find = database.prepare('SELECT detail FROM readings WHERE path = ? AND reader = ?');
  return ({ path, reader }) => {
    const text = find.get(path, reader)?.['detail'];
    if (typeof text !== 'string') throw new Error(`What was read of ${path} is gone.`);
    return readDetail(text);
  };
}

/**
 * The articles that the program has read from recorded answers.
 * @param program its digest; undefined to read everything again
 */
export function recordedReadings(file: string, program: string | undefined): ArticleReadings | undefined {
  if (program === undefined) return undefined;
  const database = new DatabaseSync(file, { readOnly: true });
  const find = database.prepare('SELECT row, value FROM readings WHERE path = ? AND reader = ?');
  const detailAt = recordedDetails(file);
  return {
    find: async ({ path, row, imageBase }) => {
      const place = { path, reader: articleReader(program, imageBase) };
      const { row: before, value } = find.get(path, place.reader) ?? {};
      // The lists' data of the article depend on its row.
      if (typeof value !== 'string' || before !== JSON.stringify(row)) return undefined;
      const [shown, mark] = readValue(value);
      return { shown, mark, place, detail: () => detailAt(place) };
    },
    learn: () => undefined,
  };
}
