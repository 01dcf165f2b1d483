/** The results of the benches: named figures with the values of all runs, as tables and as JSON files. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const UNITS = ['ms', 'KB', 'score', 'count', 'shift'] as const;
export type Unit = (typeof UNITS)[number];

const figureSchema = z.object({
  /** The part of the bench: one table. */
  part: z.string(),
  /** The page or control. */
  row: z.string(),
  column: z.string(),
  unit: z.enum(UNITS),
  /** One for each run; empty if it could not be measured. */
  values: z.array(z.number()),
});
export type Figure = z.infer<typeof figureSchema>;

const outcomeSchema = z.object({
  madeAt: z.iso.datetime(),
  commit: z.string(),
  conditions: z.array(z.string()),
  figures: z.array(figureSchema),
  /** What could not be measured, with the reasons. */
  problems: z.array(z.string()),
});
/** The result of a bench, as in its JSON file. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** One value of one run. */
export type Reading = Omit<Figure, 'values'> & { readonly value: number };

/** The middle value, or the mean of the two in the middle; undefined for none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** The name of a figure, the same in every outcome. */
const nameOf = ({ part, row, column }: Omit<Figure, 'values' | 'unit'>): string =>
  `${part} · ${row} · ${column}`;

/** Groups the readings of all runs by figure, in the order of their first readings. */
export function collect(readings: readonly Reading[]): readonly Figure[] {
  return [...Map.groupBy(readings, nameOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { value: _, ...figure } = first;
    return [{ ...figure, values: own.map(({ value }) => value) }];
  });
}

function format(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '–';
  if (unit === 'KB') return value.toFixed(1);
  return unit === 'shift' ? value.toFixed(3) : value.toFixed(0);
}

/** The units in the heads of columns; the others are obvious. */
const HEADS: Partial<Record<Unit, string>> = { ms: ' ms', KB: ' KB' };

type Grid = readonly (readonly string[])[];

/** One part as a table. */
export function gridOf(figures: readonly Figure[]): Grid {
  const columns = [...new Map(figures.map(({ column, unit }) => [column, unit]))];
  const rows = Map.groupBy(figures, ({ row }) => row);
  return [
    ['', ...columns.map(([column, unit]) => `${column}${HEADS[unit] ?? ''}`)],
    ...[...rows].map(([row, own]) => [
      row,
      ...columns.map(([column, unit]) => {
        const figure = own.find((each) => each.column === column);
        return format(median(figure?.values ?? []), unit);
      }),
    ]),
  ];
}

/** Aligns the first column to the left and the others to the right. */
export function alignedText(grid: Grid): string {
  const widths = (grid[0] ?? []).map((_, column) => Math.max(...grid.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return grid.map((row) => line(row).trimEnd()).join('\n');
}

export function markdownTable(grid: Grid): string {
  const [head = [], ...rows] = grid;
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, at) => (at === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}

export function printOutcome({ figures, problems, conditions }: Outcome, asMarkdown: boolean): string {
  const parts = [...Map.groupBy(figures, ({ part }) => part)].map(([part, own]) => {
    const table = (asMarkdown ? markdownTable : alignedText)(gridOf(own));
    return asMarkdown ? `**${part}**\n\n${table}` : `${part}\n${table}`;
  });
  const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
  return [
    ...parts,
    list(conditions),
    ...(problems.length > 0 ? [`Not measured:\n${asMarkdown ? '\n' : ''}${list(problems)}`] : []),
  ].join('\n\n');
}

const sign = (value: number): string => (value > 0 ? '+' : '');

function difference(before: number | undefined, now: number | undefined, unit: Figure['unit']): string {
  if (before === undefined || now === undefined) return '–';
  const change = now - before;
  const share = before === 0 ? '' : ` (${sign(change)}${((100 * change) / before).toFixed(0)} %)`;
  return change === 0 ? '=' : `${sign(change)}${format(change, unit)}${share}`;
}

/** A table of all figures of `now` with their former values and the differences. */
export function compareOutcomes(
  before: Pick<Outcome, 'figures'>,
  now: Pick<Outcome, 'figures'>,
): readonly (readonly string[])[] {
  const old = new Map(before.figures.map((figure) => [nameOf(figure), figure]));
  const lines = now.figures.map((figure) => {
    const { unit } = figure;
    const name = nameOf(figure);
    const [was, is] = [old.get(name), figure].map((each) => median(each?.values ?? []));
    return [name, format(was, unit), format(is, unit), difference(was, is, unit)];
  });
  return [['figure', 'before', 'now', 'difference'], ...lines];
}

/** The commit that is measured. */
export function commitOf(root: string): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Writes an outcome under its date and returns the path. */
export function writeOutcome(folder: string, outcome: { readonly madeAt: string }): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${outcome.madeAt.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
  return file;
}

/**
 * Reads an outcome.
 * @throws Error with the path of a file that is none
 */
export function readOutcome(file: string): Outcome {
  try {
    return outcomeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} holds no outcome of the bench.`, { cause });
  }
}
