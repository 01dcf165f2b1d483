/**
 * The changes this tab made to a document, as long as another tab may still overwrite them unseen. A tab hears of
 * another's write a moment after it (up to some hundred milliseconds), so that two tabs that change a document at once
 * both start from the same one, and the second write takes the first one away. Every document therefore says which
 * changes of which tab it holds; a tab that finds its own missing makes it again (contract, Promises of every page: two
 * tabs that change the cart in turn end with both changes). A plain read-then-write is not enough: localStorage writes
 * reach other processes late (Chromium 156, three tabs: a third of them lost). Under `navigator.locks` none was, but a
 * lock is granted later: a verb answers at once, its page may be left in the same moment, and plain http has no locks.
 */
import { isRecord } from './stored-shape.ts';

/** For each tab the number of its last change and when that was made (ms); undefined before the first of all. */
export type Seen = Readonly<Record<string, readonly [number: number, at: number]>> | undefined;

/** How a document says what it holds. */
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

/** Reads what a stored document holds; marks that cannot be read are left out. */
export function readSeen(stored: unknown): Seen {
  if (!isRecord(stored)) return undefined;
  const marks = Object.entries(stored).flatMap(([tab, mark]) => (isMark(mark) ? [[tab, mark] as const] : []));
  return Object.fromEntries(marks);
}

/** How long another tab may write without having heard of a change. Later nothing is made again. */
const OVERWRITTEN_WITHIN_MS = 10_000;
/** Longer than that, so that a change which is still watched is never forgotten by the document. */
const SEEN_FOR_MS = 60_000;

export type OwnChanges<Value> = {
  /** The document after one more change of this tab; `about`: the row that it decides anew, where there are rows. */
  readonly make: (value: Value, change: Change<Value>, about?: string) => Value;
  /** Whether a document lacks changes of this tab. One that says nothing was written by somebody else's hand. */
  readonly areMissingIn: (value: Value) => boolean;
  /** The document with the missing changes made again, in their order. */
  readonly rebase: (value: Value) => Value;
};

/** Keeps the changes of one tab to one document. */
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
