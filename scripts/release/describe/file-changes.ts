/** The difference between two versions of an editor's file: values of its data, lines of its text. */
import { extractFrontmatter, parseFrontmatter } from 'astro/markdown';
import { diffArrays } from 'diff';
import { type Path, partOf } from '../../content/fault.ts';

/** A value that was changed, added (`from` is undefined) or removed (`to` is undefined). The path of a line is empty. */
export interface ValueChange {
  readonly path: Path;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const DAY_LENGTH = '2026-01-01'.length;

/** A value as text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString().slice(0, DAY_LENGTH) : JSON.stringify(value);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Items at the same index of two lists; one of them is undefined where an item was added or removed. */
interface Pair<T> {
  readonly at: number;
  readonly from: T | undefined;
  readonly to: T | undefined;
}

/** Lists with more additions and removals are compared as a whole: the work grows with their square. */
const MAX_EDITS = 1000;

/** Pairs the items that two lists do not have in common. */
function pairsOf<T>(before: readonly T[], after: readonly T[]): readonly Pair<T>[] {
  const keysOf = (items: readonly T[]): string[] => items.map((item) => JSON.stringify(item));
  const parts = diffArrays(keysOf(before), keysOf(after), { maxEditLength: MAX_EDITS }) ?? [
    { count: before.length, removed: true, added: false },
    { count: after.length, removed: false, added: true },
  ];
  const pairs: (readonly Pair<T>[])[] = [];
  let [oldAt, nowAt] = [0, 0];
  let gone: readonly T[] = [];
  const flush = (come: readonly T[]): void => {
    const [old, now] = [oldAt - gone.length, nowAt];
    if (gone.length === come.length)
      pairs.push(gone.map((from, index) => ({ at: now + index, from, to: come[index] })));
    else {
      pairs.push(gone.map((from, index) => ({ at: old + index, from, to: undefined })));
      pairs.push(come.map((to, index) => ({ at: now + index, from: undefined, to })));
    }
    gone = [];
    nowAt += come.length;
  };
  for (const { count, added, removed } of parts) {
    if (removed) {
      gone = before.slice(oldAt, oldAt + count);
      oldAt += count;
    } else if (added) flush(after.slice(nowAt, nowAt + count));
    else {
      flush([]);
      oldAt += count;
      nowAt += count;
    }
  }
  flush([]);
  return pairs.flat();
}

/** The key of an item of a list: its id, or its index without one. */
function itemKey(item: unknown, at: number): PropertyKey {
  const id = partOf(item, ['id']);
  return typeof id === 'number' || typeof id === 'string' ? String(id) : at;
}

function valueChanges(from: unknown, to: unknown, path: Path = []): readonly ValueChange[] {
  if (isSame(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to))
    return pairsOf<unknown>(from, to).flatMap((pair) =>
      valueChanges(pair.from, pair.to, [...path, itemKey(pair.to ?? pair.from, pair.at)]),
    );
  if (isObject(from) && isObject(to) && !Array.isArray(from) && !Array.isArray(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...keys].flatMap((key) => valueChanges(partOf(from, [key]), partOf(to, [key]), [...path, key]));
  }
  return [
    {
      path,
      from: from === undefined ? undefined : textOf(from),
      to: to === undefined ? undefined : textOf(to),
    },
  ];
}

const linesOf = (body: string): readonly string[] =>
  body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Splits a text into its frontmatter and its lines. */
function readMarkdown(text: string): { readonly data: unknown; readonly lines: readonly string[] } {
  if (extractFrontmatter(text) === undefined) return { data: {}, lines: linesOf(text) };
  const { frontmatter, content } = parseFrontmatter(text);
  return { data: frontmatter, lines: linesOf(content) };
}

/** The changes between two versions of a file; none if one of them cannot be parsed. */
export function changesInFile(file: string, from: string, to: string): readonly ValueChange[] {
  try {
    if (file.endsWith('.json')) return valueChanges(JSON.parse(from), JSON.parse(to));
    const [before, after] = [readMarkdown(from), readMarkdown(to)];
    const lines = pairsOf(before.lines, after.lines).map((pair) => ({
      path: [],
      from: pair.from,
      to: pair.to,
    }));
    return [...valueChanges(before.data, after.data), ...lines];
  } catch {
    return [];
  }
}
