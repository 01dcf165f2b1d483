/** Lists of rows: one bad row is dropped and reported, the rest is used (contract, What arrives). */
import * as z from 'zod/mini';

/** A row that was dropped: its list, its index (from 0), and the path of its first bad field. */
export type Rejection = { readonly list: string; readonly index: number; readonly path: string };
export type Report = (rejection: Rejection) => void;

type Row<T> = z.ZodMiniType<T>;

/** A required list. `name` is its name in reports. */
export function listOf<T>(name: string, row: Row<T>, report: Report) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => readRows(rows, row, (index, path) => report({ list: name, index, path }))),
  );
}

/** The readable rows of a list, and the dropped ones. */
export type ReadList<T> = { readonly rows: readonly T[]; readonly rejected: readonly Rejection[] };

/** An optional list with its bad rows in the result, because a schema that several answers share cannot report them. */
export function readListOf<T>(name: string, row: Row<T>) {
  return z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((rows): ReadList<T> => {
      const rejected: Rejection[] = [];
      const read = readRows(rows ?? [], row, (index, path) => rejected.push({ list: name, index, path }));
      return { rows: read, rejected };
    }),
  );
}

/** An optional list; missing or null is empty. */
export function optionalListOf<T>(name: string, row: Row<T>, report: Report) {
  return z.pipe(
    readListOf(name, row),
    z.transform(({ rows, rejected }) => {
      for (const rejection of rejected) report(rejection);
      return rows;
    }),
  );
}

/**
 * A required list, which is an error if all its rows are unreadable, because the caller would take it for an empty
 * one.
 */
export function readableListOf<T>(name: string, row: Row<T>, report: Report) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows, context): readonly T[] => {
      const read = readRows(rows, row, (index, path) => report({ list: name, index, path }));
      if (read.length > 0 || rows.length === 0) return read;
      context.issues.push({ code: 'custom', input: rows, message: 'unreadable', path: [0] });
      return z.NEVER;
    }),
  );
}

function readRows<T>(
  rows: readonly unknown[],
  row: Row<T>,
  reject: (index: number, path: string) => void,
): readonly T[] {
  return rows.flatMap((value, index) => {
    const parsed = row.safeParse(value);
    if (parsed.success) return [parsed.data];
    reject(index, parsed.error.issues[0]?.path.map(String).join('.') ?? '');
    return [];
  });
}
