/**
 * Stores the details of a snapshot during a build: in memory, or in a file for large catalogues (decision 164, Pages
 * by all processors). Each page reads its article from here.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { threadId } from 'node:worker_threads';
import type { ProductDetail } from '#features/product/rules/product.ts';
import {
  type DetailPlace,
  type KnownArticle,
  readDetail,
  recordedDetails,
} from '../recorded/article-readings.ts';
import { type DetailDigest, detailDigest } from './detail-digest.ts';

/** The details of articles by sku, in the order of insertion; a `Map` fits. */
export type Details = {
  readonly get: (sku: string) => ProductDetail | undefined;
  readonly keys: () => Iterable<string>;
  readonly size: number;
};

/** A table that can be filled. */
export type DetailTable = Details & {
  readonly set: (sku: string, detail: ProductDetail) => unknown;
  /** Stores a reference to a detail in a file of recorded answers, where the table supports it. */
  readonly refer?: ((sku: string, article: KnownArticle) => unknown) | undefined;
};

/** A table in a file that other threads can read. */
export type DetailFile = DetailTable & {
  /** Checks for a detail without reading it. */
  readonly mark: (sku: string) => DetailDigest | undefined;
  /** Commits the stored details for other readers; returns the path of the file. */
  readonly share: () => string;
};

/** Whether a table is stored in a file. */
export function isDetailFile(details: DetailTable): details is DetailFile {
  return 'share' in details;
}

type Row = Readonly<Record<string, unknown>> | undefined;

/** The place of a detail in the recorded answers; undefined if the detail itself is in the table. */
function placeIn(row: Row): DetailPlace | undefined {
  const [path, reader] = [row?.['path'], row?.['reader']];
  return typeof path === 'string' && typeof reader === 'string' && path !== '' ? { path, reader } : undefined;
}

/** The digest of a detail, parsed without validation, because only this module writes the file. */
function markIn(row: Row): DetailDigest | undefined {
  const [digest, related] = [row?.['digest'], row?.['related']];
  return typeof digest === 'string' && typeof related === 'string'
    ? { digest, related: JSON.parse(related) }
    : undefined;
}

/** Opens the recorded answers when a detail is first needed; undefined if there are none. */
function recordedLater(database: DatabaseSync): ((place: DetailPlace) => ProductDetail) | undefined {
  const file = database.prepare('SELECT file FROM recorded').get()?.['file'];
  if (typeof file !== 'string') return undefined;
  let find: ReturnType<typeof recordedDetails> | undefined;
  return (place) => {
    find ??= recordedDetails(file);
    return find(place);
  };
}

function tableIn(database: DatabaseSync, file: string): DetailFile {
  const one = database.prepare('SELECT detail, path, reader FROM details WHERE sku = ?');
  const mark = database.prepare('SELECT digest, related FROM details WHERE sku = ?');
  const all = database.prepare('SELECT sku FROM details ORDER BY place');
  const count = database.prepare('SELECT count(*) AS size FROM details');
  const put =
    database.prepare(`INSERT INTO details (sku, digest, related, detail, path, reader) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (sku) DO UPDATE SET digest = excluded.digest, related = excluded.related, detail = excluded.detail,
      path = excluded.path, reader = excluded.reader`);
  const recorded = recordedLater(database);
  let isOpen = false;
  const write = (sku: string, { digest, related }: DetailDigest, ...rest: readonly string[]): void => {
    if (!isOpen) database.exec('BEGIN');
    isOpen = true;
    put.run(sku, digest, JSON.stringify(related), ...rest);
  };
  const share = (): void => {
    if (isOpen) database.exec('COMMIT');
    isOpen = false;
  };
  return {
    get(sku) {
      const row = one.get(sku);
      const place = placeIn(row);
      if (place) return recorded?.(place);
      const text = row?.['detail'];
      return typeof text === 'string' ? readDetail(text) : undefined;
    },
    mark: (sku) => markIn(mark.get(sku)),
    set(sku, detail) {
      const text = JSON.stringify(detail);
      write(sku, detailDigest(detail, text), text, '', '');
    },
    refer: recorded && ((sku, { mark, place }) => write(sku, mark, '', place.path, place.reader)),
    keys: () => all.all().map(({ sku }) => String(sku)),
    get size() {
      return Number(count.get()?.['size'] ?? 0);
    },
    share() {
      share();
      return file;
    },
  };
}

/** The open files of this process, which are removed when it ends. */
const own = new Map<string, DatabaseSync>();

function removeOwn(): void {
  for (const [file, database] of own) {
    database.close();
    rmSync(file, { force: true });
  }
}

/** No durability is needed, because the next build recreates the file. */
const UNSAFE = 'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF';

let made = 0;

/**
 * Creates an empty table in a new file of a folder, which is removed when the process ends unless it was closed before.
 * @param recorded the file of recorded answers that contains the details stored as references
 */
export function createDetailFile(
  folder: string,
  recorded?: string,
): DetailFile & { readonly close: () => void } {
  const file = join(folder, `details-${process.pid}-${threadId}-${made}.sqlite`);
  made += 1;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec(`${UNSAFE}; CREATE TABLE details (
    place INTEGER PRIMARY KEY, sku TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, related TEXT NOT NULL, detail TEXT NOT NULL,
    path TEXT NOT NULL, reader TEXT NOT NULL); CREATE TABLE recorded (file TEXT NOT NULL)`);
  if (recorded !== undefined) database.prepare('INSERT INTO recorded VALUES (?)').run(resolve(recorded));
  if (own.size === 0) process.once('exit', removeOwn);
  own.set(file, database);
  const close = (): void => {
    own.delete(file);
    if (own.size === 0) process.off('exit', removeOwn);
    database.close();
  };
  return Object.assign(tableIn(database, file), { close });
}

/** Opens the table of a file that was shared. */
export function openDetailFile(file: string): DetailFile {
  return tableIn(new DatabaseSync(file, { readOnly: true }), file);
}
