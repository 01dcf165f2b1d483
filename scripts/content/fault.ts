/** A mistake, and the place of it. */

/** What is wrong at a part of a file. */
export interface Fault {
  readonly path: Path;
  readonly what: string;
  /** Set if the path does not determine it. */
  readonly line?: number;
}

/** A file, and the project that it is in. */
export interface Place {
  readonly root: string;
  readonly file: string;
}

/** Keys and indexes (from 0) that lead to a part of a file. */
export type Path = readonly PropertyKey[];

/** The part that a path leads to; undefined if there is none. */
export function partOf(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    data,
  );
}
