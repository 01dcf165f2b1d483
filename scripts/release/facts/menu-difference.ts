/** What became of the entries of a menu. */
import type { MenuEntry } from './facts.ts';

/** A change of the menu; several entries that come or go together are reported as the topmost. */
export type MenuChange =
  | { readonly kind: 'added' | 'removed'; readonly entry: MenuEntry; readonly within: number }
  | { readonly kind: 'renamed'; readonly entry: MenuEntry; readonly from: string }
  | { readonly kind: 'moved'; readonly entry: MenuEntry; readonly from: string; readonly to: string }
  | { readonly kind: 'reordered'; readonly entry: MenuEntry };

type Pair = readonly [before: MenuEntry, after: MenuEntry];

const byLevel = (menu: readonly MenuEntry[]): ReadonlyMap<string, MenuEntry> =>
  new Map(menu.map((entry) => [entry.level, entry]));

/** The id of the entry itself, without those above it. */
const ownId = ({ level }: MenuEntry): string => level.split('/').findLast((id) => id !== '0') ?? level;

/** Keeps what only one entry of a list answers to. */
function uniqueBy(
  entries: readonly MenuEntry[],
  key: (entry: MenuEntry) => string,
): ReadonlyMap<string, MenuEntry> {
  const groups = Map.groupBy(entries, key);
  return new Map(
    [...groups].flatMap(([name, [first, ...more]]) => (first && !more.length ? [[name, first]] : [])),
  );
}

/** Entries that are gone and come that are the same one elsewhere: of one id and name, or the only ones of a name. */
function movedPairs(gone: readonly MenuEntry[], come: readonly MenuEntry[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const key of [
    (entry: MenuEntry) => `${ownId(entry)} ${entry.title}`,
    ({ title }: MenuEntry) => title,
  ]) {
    const taken = new Set(pairs.flat());
    const left = uniqueBy(
      gone.filter((entry) => !taken.has(entry)),
      key,
    );
    for (const [name, after] of uniqueBy(
      come.filter((entry) => !taken.has(entry)),
      key,
    )) {
      const before = left.get(name);
      if (before) pairs.push([before, after]);
    }
  }
  return pairs;
}

/** The places of a longest rising run of numbers: what need not move for the rest to be in order. */
export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const before: number[] = [];
  let best = -1;
  for (const [place, value] of numbers.entries()) {
    lengths[place] = 1;
    before[place] = -1;
    for (let other = 0; other < place; other += 1) {
      const length = (lengths[other] ?? 0) + 1;
      if ((numbers[other] ?? 0) < value && length > (lengths[place] ?? 0)) {
        lengths[place] = length;
        before[place] = other;
      }
    }
    if (best < 0 || (lengths[place] ?? 0) > (lengths[best] ?? 0)) best = place;
  }
  const kept = new Set<number>();
  for (let place = best; place >= 0; place = before[place] ?? -1) kept.add(place);
  return kept;
}

/** Those of one parent that stand in another order, as few as explain it. */
function reordered(pairs: readonly Pair[], before: readonly MenuEntry[]): readonly MenuChange[] {
  const places = new Map(before.map((entry, place) => [entry.level, place]));
  const stayed = pairs.filter(([old, now]) => old.under === now.under && old.level === now.level);
  return [...Map.groupBy(stayed, ([, now]) => now.under).values()].flatMap((siblings) => {
    const kept = longestRise(siblings.map(([old]) => places.get(old.level) ?? 0));
    return siblings.flatMap(([, entry], place): MenuChange[] =>
      kept.has(place) ? [] : [{ kind: 'reordered', entry }],
    );
  });
}

/** The topmost of entries that come or go, each with how many go with it. */
function topmost(kind: 'added' | 'removed', entries: readonly MenuEntry[]): readonly MenuChange[] {
  const own = byLevel(entries);
  const topOf = (entry: MenuEntry): MenuEntry => {
    const above = own.get(entry.under);
    return above ? topOf(above) : entry;
  };
  const counts = new Map<MenuEntry, number>();
  for (const entry of entries) {
    const top = topOf(entry);
    counts.set(top, (counts.get(top) ?? -1) + 1);
  }
  return [...counts].map(([entry, within]) => ({ kind, entry, within }));
}

/** The changes between two menus, in their order: gone, come, renamed, moved. */
export function menuDifference(
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
): readonly MenuChange[] {
  const [old, now] = [byLevel(before), byLevel(after)];
  const gone = before.filter(({ level }) => !now.has(level));
  const come = after.filter(({ level }) => !old.has(level));
  const moved = movedPairs(gone, come);
  const isMoved = new Set(moved.flat());
  const stayed = after.flatMap((entry): Pair[] => {
    const same = old.get(entry.level);
    return same ? [[same, entry]] : [];
  });
  const pairs = [...stayed, ...moved];
  const levels = new Map(pairs.map(([from, to]) => [from.level, to.level]));
  const title = (menu: ReadonlyMap<string, MenuEntry>, level: string): string => menu.get(level)?.title ?? '';
  return [
    ...topmost(
      'removed',
      gone.filter((entry) => !isMoved.has(entry)),
    ),
    ...topmost(
      'added',
      come.filter((entry) => !isMoved.has(entry)),
    ),
    ...pairs.flatMap(([from, to]): MenuChange[] =>
      from.title === to.title ? [] : [{ kind: 'renamed', entry: to, from: from.title }],
    ),
    ...pairs.flatMap(([from, to]): MenuChange[] =>
      (levels.get(from.under) ?? from.under) === to.under
        ? []
        : [{ kind: 'moved', entry: to, from: title(old, from.under), to: title(now, to.under) }],
    ),
    ...reordered(pairs, before),
  ];
}
