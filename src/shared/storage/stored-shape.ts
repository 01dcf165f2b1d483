/**
 * Reads stored JSON field by field. Written by hand and not with zod, because pages read stored state before anybody
 * touches them, where every kilobyte counts.
 */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text without half a character (a lone surrogate), on which `encodeURIComponent` would throw. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !/\p{Cs}/u.test(value);
}

/** The text, or `otherwise` for anything else. */
export function textOr(value: unknown, otherwise: string): string {
  return isText(value) ? value : otherwise;
}

/** The texts of a list; none when it is no list. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The rows of a list that can be read, and whether that was all of them. */
export type ReadRows<Row> = { readonly rows: readonly Row[]; readonly isWhole: boolean };

/** Reads a list row by row, leaving out what `read` answers with undefined; throws when it is no list. */
export function readRows<Row>(stored: unknown, read: (row: unknown) => Row | undefined): ReadRows<Row> {
  if (!Array.isArray(stored)) throw new TypeError('not a list');
  const rows = stored.map(read).filter((row) => row !== undefined);
  return { rows, isWhole: rows.length === stored.length };
}

/** A JSON text read with `read`; nothing, no JSON or a throwing `read` is `otherwise`. */
export function readJson<Value>(
  text: string | null,
  otherwise: Value,
  read: (stored: unknown) => Value,
): Value {
  try {
    return text === null ? otherwise : read(JSON.parse(text));
  } catch {
    return otherwise;
  }
}
