/** Failures of a publication, with their exit codes. */

/** Exit codes of `npm run publish`; `--help` explains them. */
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

/** SQLite's result code for a full disk (sqlite.org/rescode.html). */
const SQLITE_FULL = 13;

/** Whether the disk of the target or of the cache is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') || ('errcode' in error && error.errcode === SQLITE_FULL));

/** A publication that cannot continue. The live release is unchanged, except with `EXIT.live`. */
export class PublishFailure extends Error {
  override readonly name = 'PublishFailure';
  readonly exit: number;
  /** Details, one line each. */
  readonly lines: readonly string[];

  constructor(exit: number, message: string, lines: readonly string[] = []) {
    super(message);
    this.exit = exit;
    this.lines = lines;
  }
}
