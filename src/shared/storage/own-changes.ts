/**
 * Reapplies recent changes of this tab that another tab has overwritten. Tabs receive storage events late, so two
 * simultaneous changes start from the same document, and the second write drops the first. Each document therefore
 * lists the last applied change of each tab, and a tab reapplies its missing ones (contract, Promises of every page:
 * two tabs that change the cart in turn end with both changes). `navigator.locks` alone is no solution: a lock is
 * granted asynchronously, when the page may have been left, and plain http has no locks.
 */
import { isRecord } from './stored-shape.ts';

/** For each tab the number and time (ms) of its last change; undefined before the first change. */
export type Seen = Readonly<Record<string, readonly [number: number, at: number]>> | undefined;

/** Reads and writes the marks of a document. */
export type SeenShape<Value> = {
  readonly of: (value: Value) => Seen;
  readonly with: (value: Value, seen: Seen) => Value;
};

type Change<Value> = (value: Value) => Value;
type OwnChange<Value> = {
  readonly number: number;
  readonly at: number;
  readonly change: Change<Value>;
};

function isMark(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each));
}

/** Reads the marks of a stored document; unreadable marks are left out. */
export function readSeen(stored: unknown): Seen {
  if (!isRecord(stored)) return undefined;
  const marks = Object.entries(stored).flatMap(([tab, mark]) => (isMark(mark) ? [[tab, mark] as const] : []));
  return Object.fromEntries(marks);
}

/** Time in ms in which an overwritten change is reapplied; a later difference is intended. */
const OVERWRITTEN_WITHIN_MS = 10_000;
/** Time in ms that a document keeps a tab's mark; longer than `OVERWRITTEN_WITHIN_MS`. */
const SEEN_FOR_MS = 60_000;

export type OwnChanges<Value> = {
  /** Applies a change of this tab to the document. `about` identifies the changed row of a list. */
  readonly make: (value: Value, change: Change<Value>, about?: string) => Value;
  /**
   * Whether a document lacks changes of this tab. A document without marks was written by other code and counts as
   * complete.
   */
  readonly areMissingIn: (value: Value) => boolean;
  /** The document with the missing changes reapplied in their order. */
  readonly rebase: (value: Value) => Value;
};

/** Tracks the changes of one tab to one document. */
export function ownChanges<Value>(
  tab: string,
  shape: SeenShape<Value>,
  now: () => number = Date.now,
): OwnChanges<Value> {
  let recent: readonly OwnChange<Value>[] = [];
  let last = 0;

  function missingIn(value: Value): readonly OwnChange<Value>[] {
    const seen = shape.of(value);
    recent = recent.filter(({ at }) => now() - at < OVERWRITTEN_WITHIN_MS);
    const [held] = seen?.[tab] ?? [0];
    return seen ? recent.filter(({ number }) => number > held) : [];
  }

  function stamped(value: Value): Value {
    const others = Object.entries(shape.of(value) ?? {}).filter(([, [, at]]) => now() - at < SEEN_FOR_MS);
    return shape.with(value, { ...Object.fromEntries(others), [tab]: [last, now()] });
  }

  function rebase(value: Value): Value {
    const missing = missingIn(value);
    if (missing.length === 0) return value;
    return stamped(missing.reduce((before, { change }) => change(before), value));
  }

  return {
    make: (value, change) => {
      const before = rebase(value);
      last += 1;
      recent = [...recent, { number: last, at: now(), change }];
      return stamped(change(before));
    },
    areMissingIn: (value) => missingIn(value).length > 0,
    rebase,
  };
}
