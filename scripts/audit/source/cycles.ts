/** Circles of imports. */
import type { Finding } from '../finding.ts';
import type { SourceFile } from './source-tree.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(files: readonly SourceFile[]): Graph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, imports }) => [
      path,
      [
        ...new Set(
          imports.flatMap(({ target }) => (target !== undefined && known.has(target) ? [target] : [])),
        ),
      ],
    ]),
  );
}

/** The shortest way from a file back to itself, or undefined. */
function cycleOf(graph: Graph, start: string): readonly string[] | undefined {
  const previousOf = new Map<string, string>();
  const queue = [start];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [start];
        for (let step = file; step !== start; step = previousOf.get(step) ?? start) way.unshift(step);
        return [start, ...way];
      }
      if (!previousOf.has(next)) {
        previousOf.set(next, file);
        queue.push(next);
      }
    }
  }
  return undefined;
}

/** One finding for each cycle, with its alphabetically first file. */
export function auditCycles(files: readonly SourceFile[]): readonly Finding[] {
  const graph = graphOf(files);
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const file of [...graph.keys()].sort()) {
    const way = told.has(file) ? undefined : cycleOf(graph, file);
    if (!way) continue;
    for (const member of way) told.add(member);
    findings.push({ file: `src/${file}`, message: `imports itself: ${way.join(' → ')}` });
  }
  return findings;
}
