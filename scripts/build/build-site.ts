/** Builds the shop into a temporary folder and replaces the old build only when it is complete. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { removeAbandonedBuilds } from '../commands/abandoned-builds.ts';
import { checkEnvironment, readEnvironment } from '../commands/environment.ts';
import { run } from '../commands/process.ts';
import { setPublicModes } from '../commands/public-modes.ts';
import { replaceFile } from '../commands/replace-file.ts';
import { say } from '../commands/steps.ts';

/** The options of a build. */
export interface BuildOptions {
  readonly root: string;
  /** Final folder of the site. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** An open file for the output of the build, instead of the parent's output. */
  readonly output?: number | undefined;
}

/** A file of every build that identifies it. */
const MARK = 'version.json';
/** The last file of a complete build. */
const WHOLE = '_headers';

const PROCESS = join(import.meta.dirname, 'build-process.ts');

/**
 * Limits the young generation and the growth of a thread's heap before a collection: 10,000 articles in 0.9 GB
 * instead of 1.4, for some 10 % of processor time (decision 167, Separate bundling).
 */
const LEAN = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
/** The same for native memory: releases the bundler's at once, and limits glibc's arenas, which are one for each thread by default. */
const GENEROUS = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const stampSchema = z.object({ inputs: z.string(), mark: z.string() });

const stampFile = (root: string, folder: string): string =>
  join(root, '.cache', `built-${Buffer.from(folder).toString('base64url').slice(-40)}.json`);

const readText = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Whether a folder still holds the build of these inputs. */
export function isBuilt(root: string, folder: string, inputs: string): boolean {
  const text = readText(stampFile(root, folder));
  const mark = readText(join(folder, MARK));
  if (text === undefined || mark === undefined) return false;
  const stamp = stampSchema.safeParse(JSON.parse(text));
  return stamp.success && stamp.data.inputs === inputs && stamp.data.mark === mark;
}

/** Stores the digest of the inputs that a folder was built from. */
export function rememberBuild(root: string, folder: string, inputs: string): void {
  const file = stampFile(root, folder);
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, JSON.stringify({ inputs, mark: readText(join(folder, MARK)) ?? '' }));
}

/**
 * Replaces a folder with a finished one by renaming.
 * @param isShown whether a web server of another user reads it there
 */
export function replaceFolder(finished: string, target: string, isShown: boolean): void {
  const old = `${finished}-old`;
  rmSync(old, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  if (isShown) setPublicModes(finished);
  if (existsSync(target)) renameSync(target, old);
  renameSync(finished, target);
  rmSync(old, { recursive: true, force: true });
}

/** Removes a folder; retries, because a process that is ending may still write into it. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // The next build removes it (`removeAbandonedBuilds`).
  }
}

/**
 * Builds the shop for production.
 * @throws Error when a variable is malformed, or the build fails, with the build's output; the folder is unchanged
 */
export async function buildSite({ root, folder, env, output }: BuildOptions): Promise<void> {
  const temporary = join(root, '.cache', `build-${process.pid}`);
  const defaults = checkEnvironment(readEnvironment(root, env));
  if (defaults.length > 0 && output === undefined)
    say(`  still as for the sandbox, because they are not set: ${defaults.join(', ')}`);
  const site = join(temporary, 'site');
  const cache = env['INCREMENTAL_CACHE'];
  const remove = (): void => removeFolder(temporary);
  process.once('exit', remove);
  mkdirSync(dirname(temporary), { recursive: true });
  removeAbandonedBuilds(dirname(temporary));
  remove();
  try {
    const code = await run(process.execPath, [...LEAN, PROCESS, site, cache || temporary], {
      cwd: root,
      env: { ...GENEROUS, ...env, NODE_ENV: 'production' },
      output,
      isTied: true,
    });
    if (code !== 0 || ![MARK, WHOLE].every((name) => existsSync(join(site, name))))
      throw new Error(`The build failed (exit code ${code}, see above). ${folder} was left as it was.`);
    // A publication sets the modes of its release.
    replaceFolder(site, folder, !cache);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
