/** A build with a watch on its time, its processor time and its memory. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** Of all threads of all its processes: what a busy machine does not change much. */
  readonly processorSeconds: number;
  /** Most resident memory of the largest of its processes, in megabytes. */
  readonly megabytes: number;
}

const MS = 1000;
const MICROSECONDS = 1_000_000;
const KB_IN_MB = 1024;

type Told = Pick<BuildCost, 'megabytes' | 'processorSeconds'>;

/** What the processes of a build wrote at their ends, see `report-cost.mjs`. */
function readCost(file: string): Told {
  if (!existsSync(file)) throw new Error('No process of the build told what it cost.');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const told = lines.map((line) => line.split(' ').map(Number));
  return {
    megabytes: Math.max(...told.map(([kilobytes = 0]) => kilobytes)) / KB_IN_MB,
    processorSeconds: told.reduce((sum, [, time = 0]) => sum + time, 0) / MICROSECONDS,
  };
}

/**
 * Measures a build.
 * @param folder where a file may be written while it runs
 * @param build is given the environment that it has to run in
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
