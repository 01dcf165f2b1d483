/** Measures one `npm run publish`: its steps, its time and its memory. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from '../../commands/process.ts';
import { type BuildCost, measureBuild } from './measured-build.ts';

export interface PublishedRun extends BuildCost {
  readonly name: string;
  /** `published`, `nothing-changed`… */
  readonly result: string;
  readonly changes: readonly string[];
  /** Seconds of its steps, in their order. */
  readonly steps: Readonly<Record<string, number>>;
}

const resultSchema = z.object({
  result: z.string(),
  changes: z.array(z.string()),
  seconds: z.record(z.string(), z.number()),
});

/**
 * Publishes to the folder `target`; the output goes to `publish.log` in `cache`.
 * @throws Error when it fails
 */
export async function publishOnce(
  name: string,
  place: { readonly root: string; readonly cache: string; readonly target: string },
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<PublishedRun> {
  const { root, cache, target } = place;
  const file = join(cache, 'publish.log');
  const output = openSync(file, 'w');
  const scripts = join(root, 'scripts');
  // The same start as that of `npm run publish`, which uses compiled code.
  const command = [join(scripts, 'with-node.mjs'), join(scripts, 'publish-shop.ts')];
  const args = [...command, '--to', target, '--confirm', '--json', ...options];
  try {
    const cost = await measureBuild(cache, env, async (own) => {
      const code = await run(process.execPath, args, { cwd: root, env: own, output });
      if (code !== 0) throw new Error(`${name}: exit code ${code}, see ${file}.`);
    });
    const result = readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
    const { seconds, ...rest } = resultSchema.parse(JSON.parse(result));
    return { ...cost, ...rest, name, steps: seconds };
  } finally {
    closeSync(output);
  }
}
