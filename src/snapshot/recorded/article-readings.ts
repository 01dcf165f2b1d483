/** Articles as they were read from recorded answers, so that the same is not read again (decision 163, One changed article). */
import { DatabaseSync } from 'node:sqlite';
import type { Product, ProductDetail } from '#domain/product/product.ts';

/** An article in its list, the path of its own call, and what pictures are below. */
type ListedArticle = { readonly path: string; readonly row: Product; readonly imageBase: string };

/** Articles as they were read from the very answers that a snapshot would be given: they need not be read again. */
export type ArticleReadings = {
  readonly find: (article: ListedArticle) => Promise<ProductDetail | undefined>;
  /** Is told of what was read whole. */
  readonly learn: (article: ListedArticle, detail: ProductDetail) => void;
};

/**
 * The table of what was read from answers: `reader` tells the code and the configuration that read it. It goes where the
 * answer changes.
 */
export const READINGS_TABLE = `CREATE TABLE IF NOT EXISTS readings (
  path TEXT PRIMARY KEY NOT NULL, reader TEXT NOT NULL, value TEXT NOT NULL
)`;

/** An article in its list as it was, and what was read of its own answer. */
type ArticleReading = readonly [row: Product, detail: ProductDetail];

/** Who reads an article: the same program, below the same pictures. */
export const articleReader = (program: string, imageBase: string): string => `${program} ${imageBase}`;

/** What an article is remembered as: plain data, which JSON holds. */
export function readingText(...reading: ArticleReading): string {
  return JSON.stringify(reading);
}

/** The reading of a text that `readingText` wrote, in a file that nobody else writes. */
export function readingOf(text: string): ArticleReading {
  return JSON.parse(text);
}

/**
 * What the program that recorded answers has read of them.
 * @param program its digest; undefined where it told none, and everything is read again
 */
export function recordedReadings(file: string, program: string | undefined): ArticleReadings | undefined {
  if (program === undefined) return undefined;
  const database = new DatabaseSync(file, { readOnly: true });
  const find = database.prepare('SELECT value FROM readings WHERE path = ? AND reader = ?');
  return {
    find: async ({ path, imageBase }) => {
      const value = find.get(path, articleReader(program, imageBase))?.['value'];
      return typeof value === 'string' ? readingOf(value)[1] : undefined;
    },
    learn: () => undefined,
  };
}
