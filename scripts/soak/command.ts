/** The arguments and the table of `npm run soak`. */
import { parseArgs } from 'node:util';
import { alignedText } from '../bench/report.ts';
import { MAX_GROWTH, type Memory, overGrowth } from './memory.ts';

/** The options of the command line. */
type SoakOptions = {
  /** Whether each action is repeated half as often. */
  readonly isQuick: boolean;
  /** Words in the names of the selected actions; without any, all are selected. */
  readonly only: readonly string[];
};

/** Reads the command line. */
export function readOptions(args: readonly string[]): SoakOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  return { isQuick: values.quick, only: positionals };
}

/** The result of an action. */
export type SoakResult = {
  readonly name: string;
  readonly times: number;
  /** After the warm-up, and at the end. */
  readonly first: Memory;
  readonly last: Memory;
  /** For each hundred repetitions. */
  readonly growth: Memory;
};

const HEAD = ['', 'times', 'heap KB', 'at the end', 'for each 100: heap KB', 'nodes', 'listeners', ''];

const row = ({ name, times, first, last, growth }: SoakResult): readonly string[] => [
  name,
  ...[times, first.heap, last.heap, growth.heap, growth.nodes, growth.listeners].map(String),
  overGrowth(growth).length > 0 ? '✗' : '✓',
];

/** The table of the results, with the permitted growth in its last row. */
export function soakTable(results: readonly SoakResult[]): string {
  const { heap, nodes, listeners } = MAX_GROWTH;
  const bounds = ['at most', '', '', '', String(heap), String(nodes), String(listeners)];
  return alignedText([HEAD, ...results.map(row), bounds]);
}
