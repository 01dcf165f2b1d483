/** A mistake and its position. */

/** A mistake in a part of a file. */
export interface Fault {
  readonly path: Path;
  readonly what: string;
  /** Set if the path does not determine it. */
  readonly line?: number;
}

/** A file and its project. */
export interface Place {
  readonly root: string;
  readonly file: string;
}

/** Keys and indexes (from 0) that lead to a part of a file. */
export type Path = readonly PropertyKey[];

/** The part at a path; undefined if there is none. */
export function partOf(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    data,
  );
}
