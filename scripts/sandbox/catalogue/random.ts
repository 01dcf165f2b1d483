/** A repeatable source of random numbers: the same seed gives the same catalogue on every machine. */
export type Random = {
  /** A fraction in [0, 1). */
  readonly next: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  /** True with the given probability (0 to 1). */
  readonly chance: (probability: number) => boolean;
  /** One element; throws a RangeError for an empty list. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** A shuffled copy of the list. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
};

/** 32-bit FNV-1a of a text, with a final mix so that similar texts differ in every bit. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The element at a position modulo the length; throws a RangeError for an empty list. */
export function cycled<T>(list: readonly T[], position: number): T {
  const found = list[position % list.length];
  if (found === undefined) throw new RangeError('the list is empty');
  return found;
}

/** A repeatable source (mulberry32) for a seed; equal seeds give equal sequences. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => cycled(list, between(0, Math.max(0, list.length - 1)));
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, rank: next() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ value }) => value);
  return { next, between, chance: (probability) => next() < probability, pick, shuffle };
}
