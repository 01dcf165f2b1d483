/** Parts of what a file holds, whatever that is. */

/** Keys and places (from 0) that lead to a part of a file. */
export type Path = readonly PropertyKey[];

/** The part that a path leads to; undefined where there is none. */
export function partOf(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    data,
  );
}
