/** A mistake, and the place of it. */
import type { Path } from './part-of.ts';

/** What is wrong at a part of a file. */
export interface Fault {
  readonly path: Path;
  readonly what: string;
  /** Where the path does not tell it. */
  readonly line?: number;
}

/** A file, and the project that it is in. */
export interface Place {
  readonly root: string;
  readonly file: string;
}
