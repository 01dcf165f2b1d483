/** One `npm run publish`, as somebody types it, with a watch on its steps and its memory. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from '../../commands/process.ts';
import { type BuildCost, measureBuild } from './measured-build.ts';

/** What a run took. */
export interface PublishedRun extends BuildCost {
  readonly name: string;
  /** `published`, `nothing-changed`… */
  readonly result: string;
  readonly changes: readonly string[];
  /** Seconds of each of its steps, in their order. */
  readonly steps: Readonly<Record<string, number>>;
}

const saidSchema = z.object({
  result: z.string(),
  changes: z.array(z.string()),
  seconds: z.record(z.string(), z.number()),
});

/**
 * Publishes to a folder.
 * @param place `cache` holds what the run says, `target` is published to
 * @throws Error when it does not end well; its words are in `publish.log`
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
  // As `npm run publish` runs it: a start that finds its code compiled is a part of what somebody waits for.
  const command = [join(scripts, 'with-node.mjs'), join(scripts, 'publish-shop.ts')];
  const args = [...command, '--to', target, '--confirm', '--json', ...options];
  try {
    const cost = await measureBuild(cache, env, async (own) => {
      const code = await run(process.execPath, args, { cwd: root, env: own, output });
      if (code !== 0) throw new Error(`${name}: exit code ${code}, see ${file}.`);
    });
    const said = readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
    const { seconds, ...rest } = saidSchema.parse(JSON.parse(said));
    return { ...cost, ...rest, name, steps: seconds };
  } finally {
    closeSync(output);
  }
}
