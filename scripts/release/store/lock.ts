/**
 * Allows one publication of a target at a time. The operating system holds the lock of an SQLite file and releases it when
 * the process ends, so a process that died leaves no lock behind.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { setPublicFolder } from '../../commands/public-modes.ts';
import { replaceFile } from '../../commands/replace-file.ts';
import { message } from '../messages.ts';

const holderSchema = z.object({ pid: z.number(), host: z.string(), since: z.string() });

/** The process that holds a lock. */
type Holder = z.infer<typeof holderSchema>;

/** A lock that is held. */
export interface Lock {
  readonly release: () => void;
}

/** Called when the lock cannot be acquired. */
interface Refusals {
  readonly busy: (holder: Holder | undefined) => never;
  readonly unwritable: (error: unknown) => never;
}

/** SQLite's result codes (sqlite.org/rescode.html) for a locked database, and for a file that is not a database. */
const BUSY = 5;
const NO_DATABASE = 26;

const hasCode = (error: unknown, code: number | string): boolean =>
  error instanceof Error &&
  (('errcode' in error && error.errcode === code) || ('code' in error && error.code === code));

/** The note of the holder is only informative: a process without a note still holds the lock. */
function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Creates a folder with its parents. Node's `recursive` option never returns in a file system such as `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
    setPublicFolder(folder);
  } catch (error) {
    // Another run may have created it just now.
    if (!existsSync(folder)) throw error;
  }
}

function openDatabase(target: string, file: string, unwritable: Refusals['unwritable']): DatabaseSync {
  try {
    makeFolder(target);
    // SQLite would write into the file that the link points to.
    if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(message('lockIsLink', { file }));
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    return unwritable(error);
  }
}

/** Acquires the lock of a target. */
export function acquireLock(target: string, { busy, unwritable }: Refusals): Lock {
  const holderFile = join(target, 'publishing.json');
  const lockFile = join(target, 'publishing.lock');
  const database = openDatabase(target, lockFile, unwritable);
  try {
    // A database with content needs no room for a lock, so a rollback works on a full disk.
    if (statSync(lockFile).size === 0) database.exec('PRAGMA user_version = 1');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (hasCode(error, BUSY)) busy(readHolder(holderFile));
    if (!hasCode(error, NO_DATABASE)) throw error;
    // A file that is not a database holds no lock, such as one that was written to a full disk.
    rmSync(lockFile);
    return acquireLock(target, { busy, unwritable });
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    replaceFile(holderFile, JSON.stringify(holder));
  } catch (error) {
    // SQLite locks a read-only file too. A full disk is no reason to release the lock.
    if (hasCode(error, 'EROFS')) {
      database.close();
      unwritable(error);
    }
  }
  return { release: () => database.close() };
}
