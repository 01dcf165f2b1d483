/**
 * `npm run publish`: publishes what changed, from the services to every shopper. Its texts are in `release/words.ts`.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type BuildOptions, buildSite } from './commands/build-site.ts';
import { checkEnvironment, readEnvironment } from './commands/environment.ts';
import { errorLines } from './commands/error-lines.ts';
import { fail } from './commands/steps.ts';
import { contentFaults } from './content/content-faults.ts';
import { contentNotices } from './content/content-notices.ts';
import { phoneNotices } from './content/facts/shop-phone.ts';
import { unknownNames } from './content/names/shop-names.ts';
import { runCommand } from './release/command.ts';
import type { Build } from './release/early-build.ts';
import { reportWhenStopped } from './release/ending.ts';
import { contentFacts } from './release/facts/content-facts.ts';
import { EXIT, PublishFailure } from './release/failure.ts';
import { listPackages } from './release/packages.ts';
import { MESSAGES } from './release/words.ts';

// As a build has it (`commands/build-site.ts`): the heap is tidied up when it has grown by half.
setFlagsFromString('--heap-growing-percent=50');

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache', 'publish');

/** Builds with the unchanged pages of the last build; where those cannot be had, or do not fit, without them. */
async function buildFrom(pages: string, request: BuildOptions): Promise<void> {
  const hadPages = existsSync(pages);
  const env = { ...request.env, INCREMENTAL_CACHE: pages };
  try {
    await buildSite({ ...request, env });
  } catch (error) {
    if (!hadPages) throw error;
    // Nothing is built again that is not wanted.
    await request.recorded;
    rmSync(pages, { recursive: true, force: true });
    await buildSite({ ...request, env });
  }
}

/** The real build, fed from the recorded answers; what it prints goes into a file. */
const build: Build = async ({ answers, taken, site, ignoresCache, program, recorded }) => {
  const pages = join(dirname(answers), 'pages');
  if (ignoresCache) rmSync(pages, { recursive: true, force: true });
  const log = join(cache, 'build.log');
  const output = openSync(log, 'w');
  const env = {
    ...process.env,
    SNAPSHOT_ANSWERS: answers,
    SNAPSHOT_READER: program,
    SNAPSHOT_TAKEN: taken,
    FORCE_CATALOGUE: '1',
    CONTENT_CHECKED: '1',
  };
  try {
    await buildFrom(pages, { root, folder: site, env, output, recorded });
  } catch (error) {
    const lines = errorLines(readFileSync(log, 'utf8'));
    const message = error instanceof Error ? error.message : String(error);
    // It may not have come to a build: the environment is looked at before.
    const told = lines.length > 0 ? [...lines, MESSAGES.wholeLog(log)] : [message];
    throw new PublishFailure(EXIT.build, MESSAGES.noBuild, told);
  } finally {
    closeSync(output);
  }
};

async function main(): Promise<void> {
  const printError = (text: string): void => void process.stderr.write(`${text}\n`);
  const begun = reportWhenStopped(printError);
  mkdirSync(cache, { recursive: true });
  const env = readEnvironment(root, process.env);
  process.exitCode = await runCommand({
    args: process.argv.slice(2),
    env,
    unset: () => checkEnvironment(env),
    cache,
    build,
    faults: () => contentFaults(root),
    notices: async (phone) => [...(await contentNotices(root, new Date())), ...phoneNotices(root, phone)],
    unknownNames: (shop) => unknownNames(root, shop),
    packages: () => listPackages(root, readFileSync(join(root, 'package.json'), 'utf8'), process.env),
    content: () => contentFacts(root, { ...env }),
    sleep: (ms) => wait(ms),
    print: (text) => void process.stdout.write(`${text}\n`),
    printError,
    begun,
  });
}

await main().catch(fail);
