/** What changed inside a file of editors: values of a table, lines of a text. */
import { extractFrontmatter, parseFrontmatter } from 'astro/markdown';
import { type Path, partOf } from '../../content/fault.ts';
import { commonRuns } from './common-items.ts';

/** A value that was changed, added (`from` is undefined) or removed (`to` is). A line of a text has an empty path. */
export interface PartChange {
  readonly path: Path;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const DAY_LENGTH = '2026-01-01'.length;

/** A value as a person would write it. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString().slice(0, DAY_LENGTH) : JSON.stringify(value);
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The items at the same index of two lists. */
interface Pair<T> {
  readonly at: number;
  readonly from: T | undefined;
  readonly to: T | undefined;
}

/** The pairs of what is between two common parts of lists, which begins at a place of each. */
function pairsBetween<T>(
  [old, oldStart]: readonly [readonly T[], number],
  [now, nowStart]: readonly [readonly T[], number],
): readonly Pair<T>[] {
  if (old.length === now.length) return old.map((from, at) => ({ at: nowStart + at, from, to: now[at] }));
  return [
    ...old.map((from, at) => ({ at: oldStart + at, from, to: undefined })),
    ...now.map((to, at) => ({ at: nowStart + at, from: undefined, to })),
  ];
}

/** Pairs the items of two lists that are not in both. */
function pairsOf<T>(before: readonly T[], after: readonly T[]): readonly Pair<T>[] {
  const [old, now] = [before, after].map((items) => items.map((item) => JSON.stringify(item)));
  const end = { before: before.length, after: after.length, length: 0 };
  let [oldStart, nowStart] = [0, 0];
  return [...commonRuns(old ?? [], now ?? []), end].flatMap((run) => {
    const pairs = pairsBetween(
      [before.slice(oldStart, run.before), oldStart],
      [after.slice(nowStart, run.after), nowStart],
    );
    [oldStart, nowStart] = [run.before + run.length, run.after + run.length];
    return pairs;
  });
}

/** An item of a list by its id where it has one, else by its place. */
function itemKey(item: unknown, at: number): PropertyKey {
  const id = partOf(item, ['id']);
  return typeof id === 'number' || typeof id === 'string' ? String(id) : at;
}

function valueChanges(from: unknown, to: unknown, path: Path = []): readonly PartChange[] {
  if (isSame(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to))
    return pairsOf<unknown>(from, to).flatMap((pair) =>
      valueChanges(pair.from, pair.to, [...path, itemKey(pair.to ?? pair.from, pair.at)]),
    );
  if (isGroup(from) && isGroup(to) && !Array.isArray(from) && !Array.isArray(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...keys].flatMap((key) => valueChanges(partOf(from, [key]), partOf(to, [key]), [...path, key]));
  }
  return [
    {
      path,
      from: from === undefined ? undefined : written(from),
      to: to === undefined ? undefined : written(to),
    },
  ];
}

const linesOf = (body: string): readonly string[] =>
  body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The data above a text, and the lines of the text. */
function readMarkdown(text: string): { readonly data: unknown; readonly lines: readonly string[] } {
  if (extractFrontmatter(text) === undefined) return { data: {}, lines: linesOf(text) };
  const { frontmatter, content } = parseFrontmatter(text);
  return { data: frontmatter, lines: linesOf(content) };
}

/** What changed between two texts of a file; nothing where one of them cannot be read. */
export function changesInFile(file: string, from: string, to: string): readonly PartChange[] {
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
