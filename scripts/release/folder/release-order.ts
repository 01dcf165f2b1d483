/** The order in which releases were published: by the sequence in their records, never by a clock that may be set back. */

/** What the order of releases is made from. */
export interface Ordered {
  readonly id: string;
  /** The release that was live before it; '' for the first. */
  readonly previous: string;
  /** From 1; records of an earlier version of this command have none. */
  readonly sequence?: number | undefined;
}

const compare = (one: Ordered, other: Ordered): number =>
  (one.sequence ?? 0) - (other.sequence ?? 0) || (one.id < other.id ? -1 : 1);

/** Sorts releases, oldest first. One without a sequence comes after the release that it replaced, else in the order of ids. */
export function inOrder<T extends Ordered>(releases: readonly T[]): readonly T[] {
  const left = new Map(releases.toSorted(compare).map((release) => [release.id, release]));
  const sorted: T[] = [];
  while (left.size > 0) {
    const waiting = [...left.values()];
    // Records that were edited by hand may replace each other.
    const next = waiting.find(({ previous, id }) => previous === id || !left.has(previous)) ?? waiting[0];
    if (next === undefined) break;
    left.delete(next.id);
    sorted.push(next);
  }
  return sorted;
}

/** The sequence of a release that is published after all others. */
export const nextSequence = (releases: readonly Ordered[]): number =>
  Math.max(0, releases.length, ...releases.map(({ sequence = 0 }) => sequence)) + 1;
