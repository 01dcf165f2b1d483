/**
 * Splits long lists into files (decision 120, Files of data): everybody loads the first one with the first products,
 * and further parts on demand.
 */

/** Most products in one file: about 73 KB compressed as a list, 75 KB as an index of suggestions. */
export const MAX_IN_FILE = 2000;

/** Most files of one list: what no browser could hold is not written either (decision 92, Sizes of answers). */
export const MAX_PARTS = 10;

/** The products file by file, each but the last one full; one empty file for none. */
export function inParts<T>(items: readonly T[]): readonly (readonly T[])[] {
  const count = Math.min(MAX_PARTS, Math.max(1, Math.ceil(items.length / MAX_IN_FILE)));
  return Array.from({ length: count }, (_, at) => items.slice(at * MAX_IN_FILE, (at + 1) * MAX_IN_FILE));
}

/** Numbers of the files after the first one, of `parts` files. */
export function furtherPartNumbers(parts: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(parts, MAX_PARTS) - 1) }, (_, at) => at + 2);
}

/** The address of a further part, by the address of the first: `/datos/x.json` has `/datos/partes/x/2.json`. */
export function partPath(path: string, part: number): string {
  return path.replace(/^\/datos\//, '/datos/partes/').replace(/\.json$/, `/${part}.json`);
}
