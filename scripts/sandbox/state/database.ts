import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TABLES } from './tables.ts';

/** Opens the state: `memory`, or the path of a file that is made when it is missing and survives a restart. */
export function openDatabase(state: string): DatabaseSync {
  if (state !== 'memory') mkdirSync(dirname(state), { recursive: true });
  const database = new DatabaseSync(state === 'memory' ? ':memory:' : state);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(TABLES);
  return database;
}

/** Runs the work in one transaction: all of it happens, or none when it throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
