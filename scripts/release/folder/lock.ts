/**
 * One publication at a time. The operating system holds the lock (of an SQLite file) and lets go of it when the process
 * ends in whatever way, so that none is ever left behind by one that died.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { setPublicFolder } from '../../commands/public-modes.ts';
import { replaceFile } from '../../commands/replace-file.ts';
import { MESSAGES } from '../words.ts';

const holderSchema = z.object({ pid: z.number(), host: z.string(), since: z.string() });

/** Who holds a lock, as far as it is known. */
export type Holder = z.infer<typeof holderSchema>;

export interface Lock {
  readonly release: () => void;
}

/** SQLite's result codes (sqlite.org/rescode.html) for a locked database, and for a file that is not a database. */
const BUSY = 5;
const NO_DATABASE = 26;

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === code;

/** SQLite gives a lock of a file that cannot be written, too. */
const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EROFS';

function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The note is only informative: a process without a note still holds the lock.
    return undefined;
  }
}

/**
 * Makes a folder with all above it, one after the other: Node's own way to do that never ends in a file system that takes none,
 * such as `/proc` (github.com/nodejs/node, `fs.mkdirSync` with `recursive`).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
    setPublicFolder(folder);
  } catch (error) {
    // Another run may have made it just now.
    if (!existsSync(folder)) throw error;
  }
}

/** Receives the reasons why the lock of a target cannot be taken. */
interface Refusals {
  /** Somebody has it. */
  readonly busy: (holder: Holder | undefined) => never;
  /** There is no folder that could be written into. */
  readonly unwritable: (error: unknown) => never;
}

function openDatabase(target: string, file: string, unwritable: Refusals['unwritable']): DatabaseSync {
  try {
    makeFolder(target);
    // SQLite would write into the file that the link points to.
    if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(MESSAGES.lockIsLink(file));
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    return unwritable(error);
  }
}

/** Takes the lock of a target. */
export function acquireLock(target: string, { busy, unwritable }: Refusals): Lock {
  const holderFile = join(target, 'publishing.json');
  const lockFile = join(target, 'publishing.lock');
  const database = openDatabase(target, lockFile, unwritable);
  try {
    // With something in it the lock takes no room: a release can be taken back on a disk that is full.
    if (statSync(lockFile).size === 0) database.exec('PRAGMA user_version = 1');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (hasCode(error, BUSY)) busy(readHolder(holderFile));
    if (!hasCode(error, NO_DATABASE)) throw error;
    // Nobody holds it: a disk that was full has left something else.
    rmSync(lockFile);
    return acquireLock(target, { busy, unwritable });
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    replaceFile(holderFile, JSON.stringify(holder));
  } catch (error) {
    // A full disk is no reason to give the lock back: what needs the space says so itself.
    if (!isReadOnly(error)) return { release: () => database.close() };
    database.close();
    unwritable(error);
  }
  return { release: () => database.close() };
}
