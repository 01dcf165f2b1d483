/** Stores rows as one list per field, because similar values that are adjacent compress well. */

export type Row = Readonly<Record<string, unknown>>;

/** The values of all rows by field; null where a row lacks the field. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** @param rows plain data without null */
export function toColumns(rows: readonly Row[]): Columns {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries(Array.from(names, (name) => [name, rows.map((row) => row[name] ?? null)]));
}

/** Whether all fields have the same number of values; a truncated file does not. */
export function haveEqualLengths(columns: Columns): boolean {
  return new Set(Object.values(columns).map(({ length }) => length)).size < 2;
}

/** Restores the rows. */
export function fromColumns(columns: Columns): readonly Row[] {
  const fields = Object.entries(columns);
  const [[, first] = ['', []]] = fields;
  return first.map((_, at) => {
    // No array per row: lists have thousands.
    const row: Record<string, unknown> = {};
    for (const [name, values] of fields) {
      const value = values[at] ?? undefined;
      if (value !== undefined) row[name] = value;
    }
    return row;
  });
}
