/** Lists of rows: one bad row is dropped and reported, the rest is used (contract, What arrives). */
import * as z from 'zod/mini';

/** A row that was dropped: of which list, which row (from 0), and the path of its first bad field. */
export type Rejection = { readonly list: string; readonly index: number; readonly path: string };
export type Report = (rejection: Rejection) => void;

type Row<T> = z.ZodMiniType<T>;

/** A list that must be there. `name` is what reports call it. */
export function listOf<T>(name: string, row: Row<T>, report: Report) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => readRows(rows, row, (index, path) => report({ list: name, index, path }))),
  );
}

/** A list that may be missing or null, which is empty. */
export function optionalListOf<T>(name: string, row: Row<T>, report: Report) {
  return z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((rows) => readRows(rows ?? [], row, (index, path) => report({ list: name, index, path }))),
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
