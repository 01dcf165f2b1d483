/** The file in which the answers of the services are kept, so that the build and the next publication need not ask again. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { ANSWERS_TABLE } from '../../../src/snapshot/recorded-answers.ts';

/** An answer with what its service tells it apart by; '' where it told nothing. */
export interface StoredAnswer {
  readonly etag: string;
  readonly modified: string;
  readonly body: string;
}

/** One taking of a snapshot: what it finds from the last one, and what it keeps. Nothing counts before `finish`. */
export interface AnswerStore {
  readonly find: (path: string) => StoredAnswer | undefined;
  readonly keep: (path: string, answer: StoredAnswer) => void;
  /** What was kept before still holds. */
  readonly renew: (path: string) => void;
  /** Forgets what was not asked for this time, and keeps the rest. */
  readonly finish: () => void;
  /** Leaves the file as it was. */
  readonly close: () => void;
}

const answerSchema = z.object({ etag: z.string(), modified: z.string(), body: z.string() });
const runSchema = z.object({ last: z.number().nullable() });
const originSchema = z.object({ url: z.string() });

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`${ANSWERS_TABLE}; CREATE TABLE IF NOT EXISTS origin (url TEXT NOT NULL)`);
  return database;
}

/** Answers of another service are no answers of this one. */
function forgetOthers(database: DatabaseSync, apiUrl: string): void {
  const known = originSchema.safeParse(database.prepare('SELECT url FROM origin').get());
  if (known.success && known.data.url === apiUrl) return;
  database.exec('DELETE FROM answers; DELETE FROM origin');
  database.prepare('INSERT INTO origin VALUES (?)').run(apiUrl);
}

/**
 * Opens the file for one snapshot of one service. All of it is one transaction: a run that is killed leaves the file as
 * it was.
 */
export function openAnswers(file: string, apiUrl: string): AnswerStore {
  const database = open(file);
  database.exec('BEGIN IMMEDIATE');
  forgetOthers(database, apiUrl);
  const run = (runSchema.parse(database.prepare('SELECT max(run) AS last FROM answers').get()).last ?? 0) + 1;
  const find = database.prepare('SELECT etag, modified, body FROM answers WHERE path = ?');
  const keep = database.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)');
  const renew = database.prepare('UPDATE answers SET run = ? WHERE path = ?');
  return {
    find: (path) => answerSchema.safeParse(find.get(path)).data,
    keep: (path, { etag, modified, body }) => void keep.run(path, etag, modified, body, run),
    renew: (path) => void renew.run(run, path),
    finish: () => {
      database.prepare('DELETE FROM answers WHERE run <> ?').run(run);
      database.exec('COMMIT');
      database.close();
    },
    // What is not committed is rolled back.
    close: () => database.isOpen && database.close(),
  };
}
