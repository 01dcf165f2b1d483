/**
 * Where the details of a snapshot stand while a shop is built: in memory, or in a file for a catalogue of any size
 * (decision 164, Pages by all processors). An article is read from there when its page is made.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { threadId } from 'node:worker_threads';
import type { ProductDetail } from '#domain/product/product.ts';

/** The details of articles by their skus, in the order in which they came; a `Map` is one. */
export type Details = {
  readonly get: (sku: string) => ProductDetail | undefined;
  readonly keys: () => Iterable<string>;
  readonly size: number;
};

/** The same, while they come. */
export type DetailTable = Details & {
  readonly set: (sku: string, detail: ProductDetail) => unknown;
};

/** What a detail is known by: a digest of all of it, and the skus of what it is related to. */
export type DetailMark = { readonly digest: string; readonly related: readonly string[] };

/** The same, in a file that others can read. */
export type DetailFile = DetailTable & {
  /** Answers without reading the detail. */
  readonly mark: (sku: string) => DetailMark | undefined;
  /** Makes what was set readable by others; answers the path of the file. */
  readonly share: () => string;
};

/** Whether a table stands in a file. */
export function isDetailFile(details: DetailTable): details is DetailFile {
  return 'share' in details;
}

type Row = Readonly<Record<string, unknown>> | undefined;

/** What was written as it is wanted back: the file is this module's own. */
function detailIn(row: Row): ProductDetail | undefined {
  const text = row?.['detail'];
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

/** What was written as it is wanted back, too. */
function markIn(row: Row): DetailMark | undefined {
  const [digest, related] = [row?.['digest'], row?.['related']];
  return typeof digest === 'string' && typeof related === 'string'
    ? { digest, related: JSON.parse(related) }
    : undefined;
}

function tableIn(database: DatabaseSync, file: string): DetailFile {
  const one = database.prepare('SELECT detail FROM details WHERE sku = ?');
  const mark = database.prepare('SELECT digest, related FROM details WHERE sku = ?');
  const all = database.prepare('SELECT sku FROM details ORDER BY place');
  const count = database.prepare('SELECT count(*) AS size FROM details');
  const put = database.prepare(`INSERT INTO details (sku, digest, related, detail) VALUES (?, ?, ?, ?)
    ON CONFLICT (sku) DO UPDATE SET digest = excluded.digest, related = excluded.related, detail = excluded.detail`);
  let isOpen = false;
  return {
    get: (sku) => detailIn(one.get(sku)),
    mark: (sku) => markIn(mark.get(sku)),
    set(sku, detail) {
      if (!isOpen) database.exec('BEGIN');
      isOpen = true;
      const text = JSON.stringify(detail);
      const digest = createHash('sha256').update(text).digest('base64url');
      put.run(sku, digest, JSON.stringify(detail.related.map((each) => each.sku)), text);
    },
    keys: () => all.all().map(({ sku }) => String(sku)),
    get size() {
      return Number(count.get()?.['size'] ?? 0);
    },
    share() {
      if (isOpen) database.exec('COMMIT');
      isOpen = false;
      return file;
    },
  };
}

/** What goes with this process. */
const own = new Map<string, DatabaseSync>();

function forgetOwn(): void {
  for (const [file, database] of own) {
    database.close();
    rmSync(file, { force: true });
  }
}

/** Takes a file away when the process ends. */
function ownFile(file: string, database: DatabaseSync): DetailFile {
  if (own.size === 0) process.once('exit', forgetOwn);
  own.set(file, database);
  return tableIn(database, file);
}

/** What is lost with the process is made again by the next build. */
const CARELESS = 'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF';

let made = 0;

function createDatabase(folder: string): { readonly file: string; readonly database: DatabaseSync } {
  const file = join(folder, `details-${process.pid}-${threadId}-${made}.sqlite`);
  made += 1;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec(`${CARELESS}; CREATE TABLE details (
    place INTEGER PRIMARY KEY, sku TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, related TEXT NOT NULL, detail TEXT NOT NULL)`);
  return { file, database };
}

/** An empty table in a new file of a folder, which is gone when the process ends. */
export function createDetailFile(folder: string): DetailFile {
  const { file, database } = createDatabase(folder);
  return ownFile(file, database);
}

/** The same for a thread, which leaves the file to the one that has begun it (`adoptDetailFile`). */
export function createLeftDetailFile(folder: string): DetailFile {
  const { file, database } = createDatabase(folder);
  return tableIn(database, file);
}

/** The table of a file that a thread has left: it is gone when this process ends. */
export function adoptDetailFile(file: string): DetailFile {
  const database = new DatabaseSync(file);
  database.exec(CARELESS);
  return ownFile(file, database);
}

/** The table of a file that another thread has made. */
export function openDetailFile(file: string): DetailFile {
  return tableIn(new DatabaseSync(file, { readOnly: true }), file);
}
