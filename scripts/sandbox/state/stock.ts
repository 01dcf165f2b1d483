import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { CatalogueArticle } from '../catalogue/catalogue.ts';
import { sellablesOf } from '../selling/catalogue-index.ts';
import { inTransaction } from './database.ts';

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

/** The current stock by `CodigoInterno`. */
export function createStockRepository(database: DatabaseSync) {
  const seeded = database.prepare("SELECT value FROM facts WHERE name = 'catalogue'");
  const storeFingerprint = database.prepare(
    "INSERT OR REPLACE INTO facts (name, value) VALUES ('catalogue', ?)",
  );
  const byCode = database.prepare('SELECT quantity FROM stock WHERE code = ?');
  const ofArticle = database.prepare('SELECT SUM(quantity) AS quantity FROM stock WHERE article_id = ?');
  const set = database.prepare('UPDATE stock SET quantity = ? WHERE code = ?');
  const take = database.prepare(
    'UPDATE stock SET quantity = quantity - $units WHERE code = $code AND quantity >= $units',
  );
  // Counts the changes of other connections (sqlite.org/pragma.html, data_version).
  const byOthers = database.prepare('PRAGMA data_version');
  let ownChanges = 0;
  return {
    /** Fills the stock from the catalogue, unless it was filled from the same catalogue before. */
    seed(articles: readonly CatalogueArticle[]): void {
      const fingerprint = fingerprintOf(articles);
      if (seeded.get()?.value === fingerprint) return;
      ownChanges += 1;
      inTransaction(database, () => {
        fillStock(database, articles);
        storeFingerprint.run(fingerprint);
      });
    },
    /** Units of a variant or of an article without variants; undefined for an unknown code. */
    byCode: (code: string) => numberIn(byCode.get(code), 'quantity'),
    /** Units of an article, over all its variants. */
    ofArticle: (articleId: number) => numberIn(ofArticle.get(articleId), 'quantity') ?? 0,
    /** Sets the units of a code; false if the code is unknown. */
    set(code: string, quantity: number): boolean {
      ownChanges += 1;
      return set.run(quantity, code).changes === 1;
    },
    /** Removes units; returns false and changes nothing if there are too few. */
    take(code: string, quantity: number): boolean {
      ownChanges += 1;
      return take.run({ units: quantity, code }).changes === 1;
    },
    /** A version that differs after every change, also by another process with the same state. */
    changes: () => `${ownChanges} ${numberIn(byOthers.get(), 'data_version')}`,
  };
}
