/** `npm run publish` as a function of its arguments: its task, its lock, and its exit code. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, isDiskFull, PublishFailure } from './failure.ts';
import { clockText, helpText, message } from './messages.ts';
import { type Act, isUnattended, type PublishOptions, readOptions } from './options.ts';
import { type Project, publish } from './publish.ts';
import { mergeCalls, startReceiver } from './receiver.ts';
import {
  createReporter,
  type Ending,
  endingOf,
  failureEnding,
  type Outcome,
  printEnding,
  type Reporter,
  type StageName,
} from './report.ts';
import { listReleases, switchRelease } from './rollback.ts';
import { acquireLock } from './store/lock.ts';
import { currentReleaseId, isEmptyStore, paused } from './store/release-store.ts';
import { openTarget, releaseStoreFolder } from './targets/open-target.ts';

/** Everything that a run receives from outside; tests replace the project. */
export interface PublishEnvironment extends Project {
  readonly args: readonly string[];
  /** Variables, those of the `.env` files included. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Variables that still have the sandbox's value; throws an error that lists invalid ones. */
  readonly unset?: () => readonly string[];
  /** Folder of the caches of all targets. */
  readonly cache: string;
  /** Receives lines for a person, and the JSON of `--json`. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Whether `--watch` is to end; by default it never ends. */
  readonly isOver?: () => boolean;
  /** Called at the beginning of each stage. */
  readonly begun?: (stage: StageName) => void;
}

/** Runs the command; resolves with its exit code and never rejects. */
export async function runCommand(environment: PublishEnvironment): Promise<number> {
  const { args, env, print, sleep, isOver = () => false } = environment;
  const end = (ending: Ending): number => {
    printEnding(environment, ending, args.includes('--json'), createReporter(print).collected);
    return ending.exit;
  };
  let options: PublishOptions;
  try {
    options = readOptions(args, env);
  } catch (error) {
    return end(failureEnding(error));
  }
  const { act } = options;
  switch (act.kind) {
    case 'help':
      print(helpText());
      return EXIT.done;
    case 'listen':
      return end(await endingOf(() => listen(environment, options, act)));
    case 'watch':
      while (!isOver()) {
        await runOnce(environment, options);
        await sleep(act.everyMs);
      }
      return EXIT.done;
    default:
      return (await runOnce(environment, options)).exit;
  }
}

/** Runs once and prints how the run ended. */
async function runOnce(environment: PublishEnvironment, options: PublishOptions): Promise<Ending> {
  const { print, printError, begun } = environment;
  const report = createReporter(options.isJson ? printError : print, begun);
  const ending = await endingOf(() => runLocked(environment, options, report));
  printEnding(environment, ending, options.isJson, report.collected);
  return ending;
}

const MS = 1000;

/**
 * Publishes after each signed call until the process ends.
 * @throws PublishFailure if the port cannot be opened
 */
async function listen(
  environment: PublishEnvironment,
  options: PublishOptions,
  { port, host, secret }: Extract<Act, { kind: 'listen' }>,
): Promise<never> {
  const request = mergeCalls(async () => void (await runOnce(environment, options)));
  const now = (): number => Math.floor(Date.now() / MS);
  const { origin } = await startReceiver({ port, host, secret, now, request }).catch((error: unknown) => {
    throw new PublishFailure(EXIT.usage, message('usage.notListening', { host, port }), [String(error)]);
  });
  environment.printError(message('listening', { origin }));
  return new Promise(() => undefined);
}

async function runLocked(
  environment: PublishEnvironment,
  options: PublishOptions,
  report: Reporter,
): Promise<Outcome> {
  const folder = releaseStoreFolder(options.target, environment.cache);
  const existed = existsSync(folder);
  const lock = acquireLock(folder, {
    busy: (holder) => {
      const text = holder
        ? message('lockedBy', { ...holder, since: clockText(holder.since) })
        : message('locked');
      throw new PublishFailure(EXIT.locked, text);
    },
    unwritable: (error) => {
      if (isDiskFull(error)) throw error;
      throw new PublishFailure(EXIT.target, message('noFolder', { folder }), [String(error)]);
    },
  });
  try {
    return await runTask(environment, options, { folder, report });
  } finally {
    // The folder of a mistyped target does not stay.
    if (!existed && isEmptyStore(folder)) rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}

async function runTask(
  environment: PublishEnvironment,
  options: PublishOptions,
  { folder, report }: { readonly folder: string; readonly report: Reporter },
): Promise<Outcome> {
  const { env, sleep, cache } = environment;
  const { act } = options;
  const target = openTarget(folder, { options, env, report, sleep });
  if (act.kind === 'releases') return listReleases(target.store, report);
  if (isUnattended(options) && paused.id(target.store) !== undefined)
    return { result: 'held', id: currentReleaseId(target.store) ?? '', lines: [] };
  if (act.kind === 'back' || act.kind === 'forward')
    return switchRelease({ options, target, report, sleep }, act);
  const names = unsetVariables(environment);
  if (names.length > 0) report.say(message('unset', { names: names.join(', ') }));
  return publish({ ...environment, options, target, work: emptyWorkFolder(cache, folder), report });
}

/** @throws PublishFailure that lists invalid variables */
function unsetVariables({ unset = () => [] }: PublishEnvironment): readonly string[] {
  try {
    return unset();
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
    throw new PublishFailure(EXIT.usage, message('wrongVariables'), lines);
  }
}

/** Folder for the fetched data and the build of a target. */
export function targetCacheFolder(cache: string, target: string): string {
  return join(cache, createHash('sha256').update(target).digest('hex').slice(0, 12));
}

/** The same folder without what a killed run left. */
function emptyWorkFolder(cache: string, target: string): string {
  const folder = targetCacheFolder(cache, target);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (/^(?:site|taken)-/.test(entry)) rmSync(join(folder, entry), { recursive: true, force: true });
  return folder;
}
