import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { CatalogueArticle } from '../catalogue/catalogue.ts';
import { sellablesOf } from '../selling/catalogue-index.ts';
import { inTransaction } from './database.ts';

/** Live stock by `CodigoInterno`. */
export type StockRepository = {
  /** Fills the stock from the catalogue, unless it was filled from this very catalogue before. */
  seed(articles: readonly CatalogueArticle[]): void;
  /** Units of a variant or of an article without variants; undefined for an unknown code. */
  byCode(code: string): number | undefined;
  /** Units of an article, over all its variants. */
  ofArticle(articleId: number): number;
  /** Sets the units of a code; false when the code is unknown. */
  set(code: string, quantity: number): boolean;
  /** Takes units away when there are enough; false, and nothing changed, when there are not. */
  take(code: string, quantity: number): boolean;
  /** Another text after every change, by this process or another one that has the same state. */
  changes(): string;
};

function fingerprintOf(articles: readonly CatalogueArticle[]): string {
  const hash = createHash('sha256');
  for (const article of articles) {
    for (const item of sellablesOf(article)) hash.update(`${article.id} ${item.code} ${item.stock}\n`);
  }
  return hash.digest('hex');
}

function numberIn(row: Record<string, unknown> | undefined, column: string): number | undefined {
  const value = row?.[column];
  return typeof value === 'number' ? value : undefined;
}

function fillStock(database: DatabaseSync, articles: readonly CatalogueArticle[]): void {
  const insert = database.prepare('INSERT INTO stock (code, article_id, quantity) VALUES (?, ?, ?)');
  database.exec('DELETE FROM stock');
  for (const article of articles) {
    for (const item of sellablesOf(article)) insert.run(item.code, article.id, item.stock);
  }
}

/** The stock table of a database. */
export function createStockRepository(database: DatabaseSync): StockRepository {
  const seeded = database.prepare("SELECT value FROM facts WHERE name = 'catalogue'");
  const remember = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('catalogue', ?)");
  const byCode = database.prepare('SELECT quantity FROM stock WHERE code = ?');
  const ofArticle = database.prepare('SELECT SUM(quantity) AS quantity FROM stock WHERE article_id = ?');
  const set = database.prepare('UPDATE stock SET quantity = ? WHERE code = ?');
  const take = database.prepare(
    'UPDATE stock SET quantity = quantity - $units WHERE code = $code AND quantity >= $units',
  );
  // SQLite's own count of what others have changed (sqlite.org/pragma.html, data_version).
  const byOthers = database.prepare('PRAGMA data_version');
  let changes = 0;
  return {
    seed(articles) {
      const fingerprint = fingerprintOf(articles);
      if (seeded.get()?.value === fingerprint) return;
      changes += 1;
      inTransaction(database, () => {
        fillStock(database, articles);
        remember.run(fingerprint);
      });
    },
    byCode: (code) => numberIn(byCode.get(code), 'quantity'),
    ofArticle: (articleId) => numberIn(ofArticle.get(articleId), 'quantity') ?? 0,
    set(code, quantity) {
      changes += 1;
      return set.run(quantity, code).changes === 1;
    },
    take(code, quantity) {
      changes += 1;
      return take.run({ units: quantity, code }).changes === 1;
    },
    changes: () => `${changes} ${numberIn(byOthers.get(), 'data_version')}`,
  };
}
