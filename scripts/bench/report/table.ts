/** The outcome as tables: aligned text for a terminal, or Markdown. */
import { type Figure, format, median, type Outcome, type Unit } from './figures.ts';

/** The units that a column's head names; the others are obvious. */
const HEADS: Partial<Record<Unit, string>> = { ms: ' ms', KB: ' KB' };

type Grid = readonly (readonly string[])[];

/** One part as a table: a row for each measured thing, a column for each figure. */
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

/** Columns side by side: the first one to the left, numbers to the right. */
export function alignedText(grid: Grid): string {
  const widths = (grid[0] ?? []).map((_, column) => Math.max(...grid.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return grid.map((row) => line(row).trimEnd()).join('\n');
}

/** A Markdown table. */
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

/** The whole outcome. */
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
