/** How a publication ends: one number for scripts, words for people. */

/** Exit codes of `npm run publish`; the words stand in `words.ts`. */
export const EXIT = {
  done: 0,
  unexpected: 1,
  refused: 2,
  data: 3,
  build: 4,
  check: 5,
  target: 6,
  live: 7,
  locked: 8,
  limit: 9,
  usage: 64,
} as const;

/** SQLite's number for a disk that is full. */
const SQLITE_FULL = 13;

/** Whether there was no room left for something, in the target or among what is kept for the next run. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') || ('errcode' in error && error.errcode === SQLITE_FULL));

/** A publication that cannot go on. What is live is as it was, except where the code says that it was looked at. */
export class PublishFailure extends Error {
  override readonly name = 'PublishFailure';
  readonly exit: number;
  /** What was found, line by line. */
  readonly lines: readonly string[];

  constructor(exit: number, message: string, lines: readonly string[] = []) {
    super(message);
    this.exit = exit;
    this.lines = lines;
  }
}
