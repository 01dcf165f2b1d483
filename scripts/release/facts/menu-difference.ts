/** Changes between two menus. */
import { diffArrays } from 'diff';
import type { MenuEntry } from './facts.ts';

/** A change of the menu. `added` and `removed` name the topmost entry, and how many entries below it share its fate. */
export type MenuChange =
  | { readonly kind: 'added' | 'removed'; readonly entry: MenuEntry; readonly within: number }
  | { readonly kind: 'renamed'; readonly entry: MenuEntry; readonly from: string }
  | { readonly kind: 'moved'; readonly entry: MenuEntry; readonly from: string; readonly to: string }
  | { readonly kind: 'reordered'; readonly entry: MenuEntry };

type Pair = readonly [before: MenuEntry, after: MenuEntry];

const byLevel = (menu: readonly MenuEntry[]): ReadonlyMap<string, MenuEntry> =>
  new Map(menu.map((entry) => [entry.level, entry]));

/** The id of the entry without those of its parents. */
const ownId = ({ level }: MenuEntry): string => level.split('/').findLast((id) => id !== '0') ?? level;

/** The entries whose key occurs only once. */
function uniqueBy(
  entries: readonly MenuEntry[],
  key: (entry: MenuEntry) => string,
): ReadonlyMap<string, MenuEntry> {
  const groups = Map.groupBy(entries, key);
  return new Map(
    [...groups].flatMap(([name, [first, ...more]]) => (first && !more.length ? [[name, first]] : [])),
  );
}

/** Pairs removed and added entries that are the same entry at another level: equal id and title, or a unique title. */
function movedPairs(removed: readonly MenuEntry[], added: readonly MenuEntry[]): readonly Pair[] {
  const pairs: Pair[] = [];
  const keys = [(entry: MenuEntry) => `${ownId(entry)} ${entry.title}`, ({ title }: MenuEntry) => title];
  for (const key of keys) {
    const paired = new Set(pairs.flat());
    const isUnpaired = (entry: MenuEntry): boolean => !paired.has(entry);
    const old = uniqueBy(removed.filter(isUnpaired), key);
    for (const [name, after] of uniqueBy(added.filter(isUnpaired), key)) {
      const before = old.get(name);
      if (before) pairs.push([before, after]);
    }
  }
  return pairs;
}

/** With more moves all siblings count as reordered. */
const MAX_EDITS = 1000;

/** The fewest entries whose move explains the new order of the children of each parent. */
function reordered(pairs: readonly Pair[], before: readonly MenuEntry[]): readonly MenuChange[] {
  const places = new Map(before.map(({ level }, place) => [level, place]));
  const stayed = pairs.filter(([old, now]) => old.under === now.under && old.level === now.level);
  return [...Map.groupBy(stayed, ([, now]) => now.under).values()].flatMap((siblings) => {
    const now = siblings.map(([, entry]) => entry.level);
    const old = now.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
    const parts = diffArrays(old, now, { maxEditLength: MAX_EDITS }) ?? [{ added: true, value: now }];
    const moved = new Set(parts.flatMap(({ added, value }) => (added ? value : [])));
    return siblings.flatMap(([, entry]): MenuChange[] =>
      moved.has(entry.level) ? [{ kind: 'reordered', entry }] : [],
    );
  });
}

/** The topmost of added or removed entries, with the number of those below. */
function topmost(kind: 'added' | 'removed', entries: readonly MenuEntry[]): readonly MenuChange[] {
  const own = byLevel(entries);
  const topOf = (entry: MenuEntry): MenuEntry => {
    const parent = own.get(entry.under);
    return parent ? topOf(parent) : entry;
  };
  const groups = Map.groupBy(entries, topOf);
  return [...groups].map(([entry, { length }]) => ({ kind, entry, within: length - 1 }));
}

/** The changes from one menu to another: removed, added, renamed, moved, reordered. */
export function menuDifference(
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
): readonly MenuChange[] {
  const [old, now] = [byLevel(before), byLevel(after)];
  const removed = before.filter(({ level }) => !now.has(level));
  const added = after.filter(({ level }) => !old.has(level));
  const moved = movedPairs(removed, added);
  const isMoved = new Set(moved.flat());
  const stayed = after.flatMap((entry): Pair[] => {
    const same = old.get(entry.level);
    return same ? [[same, entry]] : [];
  });
  const pairs = [...stayed, ...moved];
  const newLevels = new Map(pairs.map(([from, to]) => [from.level, to.level]));
  const title = (menu: ReadonlyMap<string, MenuEntry>, level: string): string => menu.get(level)?.title ?? '';
  const isUnpaired = (entry: MenuEntry): boolean => !isMoved.has(entry);
  return [
    ...topmost('removed', removed.filter(isUnpaired)),
    ...topmost('added', added.filter(isUnpaired)),
    ...pairs.flatMap(([from, to]): MenuChange[] =>
      from.title === to.title ? [] : [{ kind: 'renamed', entry: to, from: from.title }],
    ),
    ...pairs.flatMap(([from, to]): MenuChange[] =>
      (newLevels.get(from.under) ?? from.under) === to.under
        ? []
        : [{ kind: 'moved', entry: to, from: title(old, from.under), to: title(now, to.under) }],
    ),
    ...reordered(pairs, before),
  ];
}
