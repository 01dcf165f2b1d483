/** `npm run publish` as a function: its options, the confirmation, and its exit code. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './early-build.ts';
import { type Ending, endingOf, readOrEnd, tell } from './ending.ts';
import type { Facts } from './facts/facts.ts';
import { EXIT, isDiskFull, PublishFailure } from './failure.ts';
import { listReleases } from './list-releases.ts';
import { type Act, type PublishOptions, readOptions, runsByItself } from './options.ts';
import type { Outcome, Publication } from './publication.ts';
import { publish } from './publish.ts';
import { mergeCalls, startReceiver } from './receiver.ts';
import { createReporter, type Reporter, type StageName } from './report.ts';
import { switchRelease } from './rollback.ts';
import { acquireLock } from './store/lock.ts';
import { currentReleaseId, isEmptyStore, paused } from './store/release-store.ts';
import { openTarget, releaseStoreFolder } from './targets/open-target.ts';
import { HELP, MESSAGES, USAGE } from './words.ts';

/** What a run works with; tests replace the build and the project. */
export interface PublishEnvironment {
  readonly args: readonly string[];
  /** Variables, those of the `.env` files included. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Variables that still have the sandbox's value although the services are others; throws with what is wrong with any. */
  readonly unset?: () => readonly string[];
  /** Folder that holds the caches of all targets. */
  readonly cache: string;
  readonly build: Build;
  readonly content: () => Pick<Facts, 'files' | 'program'>;
  /** What is wrong with what editors have written, a line each; nobody looks without it. */
  readonly faults?: () => readonly string[];
  /** What editors probably did not mean, a line each. */
  readonly notices?: Publication['notices'];
  /** Names in editors' files that the shop does not have. */
  readonly unknownNames?: Publication['unknownNames'];
  /** Lists the packages that the shop is made with. */
  readonly packages?: () => Promise<string>;
  /** Lines for a person, and the JSON of `--json`. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Whether `--watch` is to end; it never does by itself. */
  readonly isOver?: () => boolean;
  /** Called at the beginning of each step. */
  readonly begun?: (stage: StageName) => void;
}

/** Where what is fetched and built for a target is kept. */
export function targetCacheFolder(cache: string, target: string): string {
  return join(cache, createHash('sha256').update(target).digest('hex').slice(0, 12));
}

/** A folder for what is fetched and built for one target, emptied of what a killed run left there. */
function workFolder(cache: string, target: string): string {
  const folder = targetCacheFolder(cache, target);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (/^(?:site|taken|ahead)-/.test(entry)) rmSync(join(folder, entry), { recursive: true, force: true });
  return folder;
}

/** @throws PublishFailure that names the variables that no shop can be built with */
function unsetOf({ unset = () => [] }: PublishEnvironment): readonly string[] {
  try {
    return unset();
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
    throw new PublishFailure(EXIT.usage, MESSAGES.wrongVariables, lines);
  }
}

async function runLocked(
  workshop: PublishEnvironment,
  options: PublishOptions,
  report: Reporter,
): Promise<Outcome> {
  const folder = releaseStoreFolder(options.target, workshop.cache);
  const wasThere = existsSync(folder);
  const lock = acquireLock(folder, {
    busy: (holder) => {
      throw new PublishFailure(EXIT.locked, MESSAGES.locked(holder));
    },
    unwritable: (error) => {
      if (isDiskFull(error)) throw error;
      throw new PublishFailure(EXIT.target, MESSAGES.noFolder(folder), [String(error)]);
    },
  });
  try {
    const { build, content, faults, notices, unknownNames, packages, env, sleep } = workshop;
    const target = openTarget(folder, { options, env, report, sleep });
    if (options.act.kind === 'releases') return listReleases(target.store, report);
    if (runsByItself(options) && paused.id(target.store) !== undefined)
      return { result: 'held', id: currentReleaseId(target.store) ?? '', lines: [] };
    const { act } = options;
    if (act.kind === 'back' || act.kind === 'forward')
      return await switchRelease({ options, target, report, sleep }, act);
    const unset = unsetOf(workshop);
    if (unset.length > 0) report.say(MESSAGES.unset(unset));
    const work = workFolder(workshop.cache, folder);
    const files = { content, faults, notices, unknownNames };
    return await publish({ options, target, work, build, ...files, packages, report, sleep });
  } finally {
    // One that nothing was published in need not stay, nor that of a mistyped target.
    if (!wasThere && isEmptyStore(folder)) rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}

/** One run from its lock to its last words. */
async function runOnce(workshop: PublishEnvironment, options: PublishOptions): Promise<Ending> {
  const { print, printError, begun } = workshop;
  const report = createReporter(options.isJson ? printError : print, begun);
  const ending = await endingOf(() => runLocked(workshop, options, report));
  tell(workshop, ending, options.isJson, report.collected);
  return ending;
}

/**
 * Publishes on each call until the process ends.
 * @throws PublishFailure where it cannot listen
 */
async function listen(
  workshop: PublishEnvironment,
  options: PublishOptions,
  { port, host, secret }: Extract<Act, { kind: 'listen' }>,
): Promise<never> {
  const ask = mergeCalls(async () => void (await runOnce(workshop, options)));
  const now = (): number => Math.floor(Date.now() / MS);
  const { origin } = await startReceiver({ port, host, secret, now, request: ask }).catch(
    (error: unknown) => {
      throw new PublishFailure(EXIT.usage, USAGE.notListening(host, port), [String(error)]);
    },
  );
  workshop.printError(MESSAGES.listening(origin));
  return new Promise(() => undefined);
}

const MS = 1000;

/** Runs the command; resolves with its exit code and never rejects. */
export async function runCommand(workshop: PublishEnvironment): Promise<number> {
  const { args, env, print, sleep, isOver = () => false } = workshop;
  const isJson = args.includes('--json');
  const read = readOrEnd(() => readOptions(args, env));
  if ('exit' in read) {
    tell(workshop, read, isJson, createReporter(print).collected);
    return read.exit;
  }
  if (read.act.kind === 'help') {
    print(HELP);
    return EXIT.done;
  }
  if (read.act.kind === 'listen') {
    const { act } = read;
    const ending = await endingOf(() => listen(workshop, read, act));
    tell(workshop, ending, isJson, createReporter(print).collected);
    return ending.exit;
  }
  if (read.act.kind !== 'watch') return (await runOnce(workshop, read)).exit;
  while (!isOver()) {
    await runOnce(workshop, read);
    await sleep(read.act.everyMs);
  }
  return EXIT.done;
}
