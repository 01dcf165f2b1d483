/**
 * Stores rows with the same fields as one list per field: names are stored once, and similar values are adjacent, which
 * compresses well (decision 182, Files of data in columns).
 */

type Row = Readonly<Record<string, unknown>>;

/** What each row has of a field, by the field's name; null where it has none. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** @param rows plain data, none of it null */
export function toColumns(rows: readonly Row[]): Columns {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries(Array.from(names, (name) => [name, rows.map((row) => row[name] ?? null)]));
}

/** Whether each field has as many values as the others: a file that somebody cut short would be a shorter list. */
export function haveEqualLengths(columns: Columns): boolean {
  return new Set(Object.values(columns).map(({ length }) => length)).size < 2;
}

/** The rows that `toColumns` was given. */
export function fromColumns(columns: Columns): readonly Row[] {
  const fields = Object.entries(columns);
  const [[, first] = ['', []]] = fields;
  return first.map((_, at) => {
    // Lists have thousands of rows: no array is made for each of their fields.
    const row: Record<string, unknown> = {};
    for (const [name, values] of fields) {
      const value = values[at] ?? undefined;
      if (value !== undefined) row[name] = value;
    }
    return row;
  });
}
