/**
 * Parses stored JSON field by field, without zod, because pages read stored state before any interaction and must
 * stay small.
 */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text without lone surrogates, for which `encodeURIComponent` would throw. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !/\p{Cs}/u.test(value);
}

/** The text, or `otherwise` for anything else. */
export function textOr(value: unknown, otherwise: string): string {
  return isText(value) ? value : otherwise;
}

/** The texts of a list; empty if it is not a list. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The readable rows of a list, and whether all rows were readable. */
export type ReadRows<Row> = { readonly rows: readonly Row[]; readonly isWhole: boolean };

/** Reads a list row by row without the rows for which `read` returns undefined; throws if it is not a list. */
export function readRows<Row>(stored: unknown, read: (row: unknown) => Row | undefined): ReadRows<Row> {
  if (!Array.isArray(stored)) throw new TypeError('not a list');
  const rows = stored.map(read).filter((row) => row !== undefined);
  return { rows, isWhole: rows.length === stored.length };
}

/** Parses a JSON text with `read`; `otherwise` if it is missing, invalid, or `read` throws. */
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
