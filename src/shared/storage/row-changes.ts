/**
 * Reapplies rows that this tab has recently added or removed, for lists whose stored shape has no marks (see
 * own-changes.ts). If another tab writes a list without the change shortly after it, the change was overwritten; a
 * later difference is intended.
 */
import type { OwnChanges } from './own-changes.ts';

/** Time in ms for storage events to reach other tabs; too short for a user to change tabs and press. */
const CROSSED_WITHIN_MS = 1000;
/** Maximum number of times that a change is reapplied, because two tabs with opposite changes would never stop. */
const MAX_TIMES = 10;

type Rows<Row> = readonly Row[];
/** The change of a row: its new position, or its removal. */
type PendingChange<Row> = {
  readonly put: { readonly row: Row; readonly index: number } | undefined;
  readonly at: number;
  readonly times: number;
};

export type RowShape<Row> = {
  /** The identity of a row. */
  readonly keyOf: (row: Row) => string;
  /** Maximum number of rows. */
  readonly most?: number;
};

/** Tracks the changes of one tab to one list of rows. */
export function rowChanges<Row>(
  { keyOf, most = Number.POSITIVE_INFINITY }: RowShape<Row>,
  now: () => number = Date.now,
): OwnChanges<Rows<Row>> {
  const pending = new Map<string, PendingChange<Row>>();

  function missingIn(rows: Rows<Row>): readonly (readonly [string, PendingChange<Row>])[] {
    const held = new Set(rows.map(keyOf));
    return [...pending].filter(
      ([key, { put, at, times }]) =>
        now() - at < CROSSED_WITHIN_MS && times < MAX_TIMES && held.has(key) === (put === undefined),
    );
  }

  function rebase(rows: Rows<Row>): Rows<Row> {
    let again = rows;
    for (const [key, change] of missingIn(rows)) {
      pending.set(key, { ...change, times: change.times + 1 });
      again = change.put
        ? again.toSpliced(change.put.index, 0, change.put.row).slice(0, most)
        : again.filter((row) => keyOf(row) !== key);
    }
    return again;
  }

  function note(before: Rows<Row>, after: Rows<Row>): void {
    const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
    const fresh = { at: now(), times: 0 };
    for (const key of had) if (!has.has(key)) pending.set(key, { ...fresh, put: undefined });
    for (const [index, row] of after.entries()) {
      if (!had.has(keyOf(row))) pending.set(keyOf(row), { ...fresh, put: { row, index } });
    }
  }

  return {
    make: (rows, apply, about) => {
      if (about !== undefined) pending.delete(about);
      const before = rebase(rows);
      const after = apply(before);
      if (after !== before) note(before, after);
      return after;
    },
    areMissingIn: (rows) => missingIn(rows).length > 0,
    rebase,
  };
}
