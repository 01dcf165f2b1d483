import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const TABLES = readFileSync(new URL('./tables.sql', import.meta.url), 'utf8');

/** Opens the state: `memory`, or the path of a file, which is created if it is missing and survives a restart. */
export function openDatabase(state: string): DatabaseSync {
  if (state !== 'memory') mkdirSync(dirname(state), { recursive: true });
  const database = new DatabaseSync(state === 'memory' ? ':memory:' : state);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(TABLES);
  return database;
}

/** Runs the work in one transaction, which is rolled back if the work throws. */
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

/** Deletes all rows of all tables. */
export function emptyTables(database: DatabaseSync): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  inTransaction(database, () => {
    database.exec('PRAGMA defer_foreign_keys = ON');
    for (const { name } of tables) database.exec(`DELETE FROM ${name}`);
  });
}
