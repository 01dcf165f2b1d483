/** Reads pieces of stored documents with schemas: what cannot be used is left out and reported, never half-used. */
import * as z from 'zod/mini';

/** The rows of a list that pass their schema, and whether any was left out. */
export type ReadRows<Row> = { readonly rows: readonly Row[]; readonly isWhole: boolean };

/** Reads a list row by row; throws when it is no list. */
export function readRows<Row>(schema: z.ZodMiniType<Row>, stored: unknown): ReadRows<Row> {
  const items = z.parse(z.array(z.unknown()), stored);
  const rows = items.flatMap((item) => {
    const row = z.safeParse(schema, item);
    return row.success ? [row.data] : [];
  });
  return { rows, isWhole: rows.length === items.length };
}
