/**
 * The file of the services' recorded answers and of what was read from them, so that the build and the next publication
 * need not ask again.
 */
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

/** The validators of an answer (RFC 9110, 8.8); '' where the service sent none. */
interface Validators {
  readonly etag: string;
  readonly modified: string;
}

/** An answer with its validators. */
export interface StoredAnswer extends Validators {
  readonly body: string;
}

/** One taking of a snapshot: what it finds from the last one, and what it keeps. Nothing counts before `finish`. */
export interface AnswerStore {
  readonly find: (path: string) => StoredAnswer | undefined;
  /** Of an answer that is known, without reading it. */
  readonly validators: (path: string) => Validators | undefined;
  /**
   * Keeps an answer; answers whether it is the one that was known. One that was cut off on the way keeps no validators: they are
   * those of the whole, of which the service would say that it has not changed.
   */
  readonly keep: (path: string, answer: StoredAnswer) => boolean;
  /** What was kept before still holds. */
  readonly renew: (path: string) => void;
  /** Paths of all answers that are known. */
  readonly paths: () => readonly string[];
  /** Paths of the answers that were read one by one, as those of articles are. */
  readonly read: () => ReadonlySet<string>;
  /** What a reader made of an answer that has not changed since. */
  readonly reading: (path: string, reader: string) => string | undefined;
  readonly learn: (path: string, reader: string, value: string) => void;
  /** The same of an article, without its detail, which is read when somebody wants it. */
  readonly article: (place: DetailPlace) => Omit<ArticleTexts, 'detail'> | undefined;
  readonly detail: (place: DetailPlace) => string | undefined;
  readonly learnArticle: (place: DetailPlace, texts: ArticleTexts) => void;
  /** Forgets what was not asked for this time, and keeps the rest. */
  readonly finish: () => void;
  /** Leaves the file as it was. */
  readonly close: () => void;
}

/** Where that is kept which was made of all answers together: it goes with any of them. */
export const ALL_ANSWERS = '*';

/** Where the facts of an article are kept: they go with its answer. */
export const factsOf = (path: string): string => `${path} facts`;

/** The version of the file's format. */
const FORM = 2;

const validatorsSchema = z.object({ etag: z.string(), modified: z.string() });
const answerSchema = z.object({ ...validatorsSchema.shape, body: z.string() });
const checkSchema = z.object({ quick_check: z.string() });
const originSchema = z.object({ url: z.string() });
const pathSchema = z.object({ path: z.string() });
const valueSchema = z.object({ value: z.string() });
const articleSchema = z.object({ row: z.string(), value: z.string() });
const detailSchema = z.object({ detail: z.string() });
const formSchema = z.object({ user_version: z.number() });
const tablesSchema = z.object({ tables: z.number() });

/** SQLite's result codes for a damaged file and for a file that is not a database (sqlite.org/rescode.html). */
const DAMAGED: readonly unknown[] = [11, 26];

/** Whether a file is empty still, or was written by a program that writes as this one does. */
function isOfThisForm(database: DatabaseSync): boolean {
  const { tables } = tablesSchema.parse(
    database.prepare('SELECT count(*) AS tables FROM sqlite_master').get(),
  );
  return (
    tables === 0 || formSchema.parse(database.prepare('PRAGMA user_version').get()).user_version === FORM
  );
}

function openWhole(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    if (isOfThisForm(database)) {
      database.exec(
        `${ANSWERS_TABLE}; ${READINGS_TABLE}; CREATE TABLE IF NOT EXISTS origin (url TEXT NOT NULL);
        PRAGMA user_version = ${FORM}`,
      );
      const { quick_check: found } = checkSchema.parse(database.prepare('PRAGMA quick_check(1)').get());
      if (found === 'ok') return database;
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

/** What is damaged (a disk that was full, a machine that went down), or of an earlier program, was a memory only: it begins anew. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const known = openWhole(file);
  if (known) return known;
  for (const ending of ['', '-journal']) rmSync(file + ending, { force: true });
  const anew = openWhole(file);
  if (!anew) throw new Error(`${file} cannot be begun anew.`);
  return anew;
}

/** Answers of another service are no answers of this one. */
function forgetOthers(database: DatabaseSync, apiUrl: string): void {
  const known = originSchema.safeParse(database.prepare('SELECT url FROM origin').get());
  if (known.success && known.data.url === apiUrl) return;
  database.exec('DELETE FROM answers; DELETE FROM readings; DELETE FROM origin');
  database.prepare('INSERT INTO origin VALUES (?)').run(apiUrl);
}

const NO_VALIDATORS: Validators = { etag: '', modified: '' };

/** Every answer of the services is JSON; half of one is none. */
function isWhole(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

const isEqual = (one: StoredAnswer | undefined, other: StoredAnswer): boolean =>
  one?.body === other.body && one.etag === other.etag && one.modified === other.modified;

/**
 * Opens the file for one snapshot of one service. All of it is one transaction: a run that is killed leaves the file as
 * it was. What has not changed is not written again.
 */
export function openAnswers(file: string, apiUrl: string): AnswerStore {
  const database = open(file);
  database.exec('BEGIN IMMEDIATE');
  forgetOthers(database, apiUrl);
  const seen = new Set<string>();
  const find = database.prepare('SELECT etag, modified, body FROM answers WHERE path = ?');
  const validators = database.prepare('SELECT etag, modified FROM answers WHERE path = ?');
  const keep = database.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, 0)');
  const all = database.prepare('SELECT path FROM answers');
  const allRead = database.prepare('SELECT path FROM readings');
  const reading = database.prepare('SELECT value FROM readings WHERE path = ? AND reader = ?');
  const article = database.prepare('SELECT row, value FROM readings WHERE path = ? AND reader = ?');
  const detail = database.prepare('SELECT detail FROM readings WHERE path = ? AND reader = ?');
  const learn = database.prepare('INSERT OR REPLACE INTO readings VALUES (?, ?, ?, ?, ?)');
  const forgetAnswer = database.prepare('DELETE FROM answers WHERE path = ?');
  const forgetReadings = database.prepare('DELETE FROM readings WHERE path IN (?, ?, ?)');
  const found = (path: string): StoredAnswer | undefined => answerSchema.safeParse(find.get(path)).data;
  const paths = (): readonly string[] => all.all().map((row) => pathSchema.parse(row).path);
  return {
    find: found,
    validators: (path) => validatorsSchema.safeParse(validators.get(path)).data,
    keep: (path, answer) => {
      seen.add(path);
      const before = found(path);
      if (isEqual(before, answer)) return true;
      const { etag, modified } = isWhole(answer.body) ? answer : NO_VALIDATORS;
      keep.run(path, etag, modified, answer.body);
      if (before?.body === answer.body) return true;
      forgetReadings.run(path, factsOf(path), ALL_ANSWERS);
      return false;
    },
    renew: (path) => void seen.add(path),
    paths,
    read: () => new Set(allRead.all().map((row) => pathSchema.parse(row).path)),
    reading: (path, reader) => valueSchema.safeParse(reading.get(path, reader)).data?.value,
    learn: (path, reader, value) => void learn.run(path, reader, '', value, ''),
    article: ({ path, reader }) => articleSchema.safeParse(article.get(path, reader)).data,
    detail: ({ path, reader }) => detailSchema.safeParse(detail.get(path, reader)).data?.detail,
    learnArticle: ({ path, reader }, texts) =>
      void learn.run(path, reader, texts.row, texts.value, texts.detail),
    finish: () => {
      for (const path of paths()) {
        if (seen.has(path)) continue;
        forgetAnswer.run(path);
        forgetReadings.run(path, factsOf(path), ALL_ANSWERS);
      }
      database.exec('COMMIT');
      database.close();
    },
    // What is not committed is rolled back.
    close: () => database.isOpen && database.close(),
  };
}
