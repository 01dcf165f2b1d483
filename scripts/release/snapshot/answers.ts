/** The SQLite file of the services' answers and of what was parsed from them, kept for the build and the next publication. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import {
  type ArticleTexts,
  type DetailPlace,
  READINGS_TABLE,
} from '../../../src/build/snapshot/recorded/article-readings.ts';
import { ANSWERS_TABLE } from '../../../src/build/snapshot/recorded/recorded-answers.ts';

/** The validators of an answer (RFC 9110, 8.8); '' if the service sent none. */
export interface Validators {
  readonly etag: string;
  readonly modified: string;
}

/** An answer with its validators. */
export interface StoredAnswer extends Validators {
  readonly body: string;
}

/** The file during one fetch. Nothing is written before `finish`. */
export interface AnswerStore {
  readonly find: (path: string) => StoredAnswer | undefined;
  readonly validators: (path: string) => Validators | undefined;
  /** Stores an answer; returns whether its body is unchanged. An incomplete answer loses its validators. */
  readonly keep: (path: string, answer: StoredAnswer) => boolean;
  /** Keeps a stored answer, which is still valid. */
  readonly renew: (path: string) => void;
  /** Paths of all stored answers. */
  readonly paths: () => readonly string[];
  /** Paths of the answers that have a parsed value, such as those of articles. */
  readonly parsedPaths: () => ReadonlySet<string>;
  /** The value that a reader parsed from an answer, as text; it is deleted when the answer changes. */
  readonly value: (path: string, reader: string) => string | undefined;
  readonly setValue: (path: string, reader: string, value: string) => void;
  /** The parsed article, without its detail, which is read on demand. */
  readonly article: (place: DetailPlace) => Omit<ArticleTexts, 'detail'> | undefined;
  readonly detail: (place: DetailPlace) => string | undefined;
  readonly setArticle: (place: DetailPlace, texts: ArticleTexts) => void;
  /** Commits, and deletes the answers that were neither kept nor renewed. */
  readonly finish: () => void;
  /** Closes the file; without `finish` it stays unchanged. */
  readonly close: () => void;
}

/** Path of the values that depend on all answers: any change deletes them. */
export const ALL_ANSWERS = '*';

/** Path of the facts of an article: a change of its answer deletes them. */
export const factsPath = (path: string): string => `${path} facts`;

/** Version of the file's format. */
const FORMAT = 2;

const validatorsSchema = z.object({ etag: z.string(), modified: z.string() });
const answerSchema = z.object({ ...validatorsSchema.shape, body: z.string() });
const articleSchema = z.object({ row: z.string(), value: z.string() });

/** SQLite's result codes for a damaged file and for a file that is not a database (sqlite.org/rescode.html). */
const DAMAGED: readonly unknown[] = [11, 26];

/** Whether a file is empty or has the current format. */
function hasCurrentFormat(database: DatabaseSync): boolean {
  const tables = database.prepare('SELECT count(*) AS tables FROM sqlite_master').get()?.['tables'];
  return tables === 0 || database.prepare('PRAGMA user_version').get()?.['user_version'] === FORMAT;
}

function openIfValid(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    if (hasCurrentFormat(database)) {
      database.exec(
        `${ANSWERS_TABLE}; ${READINGS_TABLE}; CREATE TABLE IF NOT EXISTS origin (url TEXT NOT NULL);
        PRAGMA user_version = ${FORMAT}`,
      );
      if (database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok') return database;
    }
    database.close();
    return undefined;
  } catch (error) {
    database.close();
    const isDamaged = error instanceof Error && 'errcode' in error && DAMAGED.includes(error.errcode);
    if (!isDamaged) throw error;
    return undefined;
  }
}

/** Opens the file; a damaged file, or one in an earlier format, is replaced by an empty one. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const valid = openIfValid(file);
  if (valid) return valid;
  for (const ending of ['', '-journal']) rmSync(file + ending, { force: true });
  const empty = openIfValid(file);
  if (!empty) throw new Error(`${file} cannot be created.`);
  return empty;
}

function deleteOtherOrigin(database: DatabaseSync, apiUrl: string): void {
  if (database.prepare('SELECT url FROM origin').get()?.['url'] === apiUrl) return;
  database.exec('DELETE FROM answers; DELETE FROM readings; DELETE FROM origin');
  database.prepare('INSERT INTO origin VALUES (?)').run(apiUrl);
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

const isEqual = (one: StoredAnswer | undefined, other: StoredAnswer): boolean =>
  one?.body === other.body && one.etag === other.etag && one.modified === other.modified;

/** Opens the file for one service, in one transaction: a killed run leaves it unchanged. */
export function openAnswers(file: string, apiUrl: string): AnswerStore {
  const database = open(file);
  database.exec('BEGIN IMMEDIATE');
  deleteOtherOrigin(database, apiUrl);
  const current = new Set<string>();
  const findAnswer = database.prepare('SELECT etag, modified, body FROM answers WHERE path = ?');
  const findValidators = database.prepare('SELECT etag, modified FROM answers WHERE path = ?');
  const putAnswer = database.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, 0)');
  const deleteAnswer = database.prepare('DELETE FROM answers WHERE path = ?');
  const findReading = database.prepare('SELECT row, value FROM readings WHERE path = ? AND reader = ?');
  const findDetail = database.prepare('SELECT detail FROM readings WHERE path = ? AND reader = ?');
  const putReading = database.prepare('INSERT OR REPLACE INTO readings VALUES (?, ?, ?, ?, ?)');
  const deleteReadings = database.prepare('DELETE FROM readings WHERE path IN (?, ?, ?)');
  const pathsIn = (table: 'answers' | 'readings'): readonly string[] =>
    database
      .prepare(`SELECT path FROM ${table}`)
      .all()
      .map(({ path }) => String(path));
  const find = (path: string): StoredAnswer | undefined => answerSchema.safeParse(findAnswer.get(path)).data;
  const dropReadings = (path: string): void => void deleteReadings.run(path, factsPath(path), ALL_ANSWERS);
  return {
    find,
    validators: (path) => validatorsSchema.safeParse(findValidators.get(path)).data,
    keep: (path, answer) => {
      current.add(path);
      const before = find(path);
      if (isEqual(before, answer)) return true;
      const { etag, modified } = isJson(answer.body) ? answer : { etag: '', modified: '' };
      putAnswer.run(path, etag, modified, answer.body);
      if (before?.body === answer.body) return true;
      dropReadings(path);
      return false;
    },
    renew: (path) => void current.add(path),
    paths: () => pathsIn('answers'),
    parsedPaths: () => new Set(pathsIn('readings')),
    value: (path, reader) => articleSchema.safeParse(findReading.get(path, reader)).data?.value,
    setValue: (path, reader, value) => void putReading.run(path, reader, '', value, ''),
    article: ({ path, reader }) => articleSchema.safeParse(findReading.get(path, reader)).data,
    detail: ({ path, reader }) => {
      const detail = findDetail.get(path, reader)?.['detail'];
      return typeof detail === 'string' ? detail : undefined;
    },
    setArticle: ({ path, reader }, { row, value, detail }) =>
      void putReading.run(path, reader, row, value, detail),
    finish: () => {
      for (const path of pathsIn('answers')) {
        if (current.has(path)) continue;
        deleteAnswer.run(path);
        dropReadings(path);
      }
      database.exec('COMMIT');
      database.close();
    },
    close: () => database.isOpen && database.close(),
  };
}
