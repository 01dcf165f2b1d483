/** What the soak has found, an act a row. */
import { alignedText } from '../bench/report/table.ts';
import { MAX_GROWTH, type Memory, overGrowth } from './memory.ts';

/** An act that was done. */
export type Soaked = {
  readonly name: string;
  readonly times: number;
  /** When it had been warmed up, and at its end. */
  readonly first: Memory;
  readonly last: Memory;
  /** For each hundred. */
  readonly growth: Memory;
};

const HEAD = ['', 'times', 'heap KB', 'at the end', 'for each 100: heap KB', 'nodes', 'listeners', ''];

const row = ({ name, times, first, last, growth }: Soaked): readonly string[] => [
  name,
  ...[times, first.heap, last.heap, growth.heap, growth.nodes, growth.listeners].map(String),
  overGrowth(growth).length > 0 ? '✗' : '✓',
];

/** The table, with the bounds below. */
export function soakTable(soaked: readonly Soaked[]): string {
  const { heap, nodes, listeners } = MAX_GROWTH;
  const bounds = ['at most', '', '', '', String(heap), String(nodes), String(listeners)];
  return alignedText([HEAD, ...soaked.map(row), bounds]);
}
