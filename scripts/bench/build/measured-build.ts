/** Measures the time, the processor time and the memory of a build. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The cost of a build. */
export interface BuildCost {
  readonly seconds: number;
  /** Of all threads of all its processes, which a busy machine does not change much. */
  readonly processorSeconds: number;
  /** Peak resident memory of the largest of its processes. */
  readonly megabytes: number;
}

const MS = 1000;
const MICROSECONDS = 1_000_000;
const KB_IN_MB = 1024;

/** The costs that the processes of a build reported at their ends (`report-cost.mjs`). */
function readCost(file: string): Omit<BuildCost, 'seconds'> {
  if (!existsSync(file)) throw new Error('No process of the build reported its cost.');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const costs = lines.map((line) => line.split(' ').map(Number));
  return {
    megabytes: Math.max(...costs.map(([kilobytes = 0]) => kilobytes)) / KB_IN_MB,
    processorSeconds: costs.reduce((sum, [, time = 0]) => sum + time, 0) / MICROSECONDS,
  };
}

/**
 * Measures a build.
 * @param folder of a temporary file
 * @param build runs with the environment that it gets
 */
export async function measureBuild(
  folder: string,
  env: NodeJS.ProcessEnv,
  build: (env: NodeJS.ProcessEnv) => Promise<void>,
): Promise<BuildCost> {
  const file = join(folder, `cost-${process.pid}.txt`);
  rmSync(file, { force: true });
  const { href } = pathToFileURL(join(import.meta.dirname, 'report-cost.mjs'));
  const options = [env['NODE_OPTIONS'], `--import=${href}`].filter(Boolean).join(' ');
  const started = performance.now();
  try {
    await build({ ...env, NODE_OPTIONS: options, BENCH_COST_FILE: file });
    return { seconds: (performance.now() - started) / MS, ...readCost(file) };
  } finally {
    rmSync(file, { force: true });
  }
}
