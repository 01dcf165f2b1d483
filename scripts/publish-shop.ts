/** `npm run publish`: publishes the changes of the services. Its texts are in `release/messages.es-GT.json`. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type BuildOptions, buildSite } from './build/build-site.ts';
import { checkEnvironment, readEnvironment } from './commands/environment.ts';
import { errorLines } from './commands/error-lines.ts';
import { fail } from './commands/steps.ts';
import { contentFaults } from './content/content-faults.ts';
import { contentNotices } from './content/content-notices.ts';
import { phoneNotices } from './content/facts/shop-phone.ts';
import { unknownNames } from './content/names/shop-names.ts';
import type { Build } from './release/build-release.ts';
import { runCommand } from './release/command.ts';
import { contentFacts } from './release/facts/content-facts.ts';
import { EXIT, PublishFailure } from './release/failure.ts';
import { message } from './release/messages.ts';
import { listPackages } from './release/packages.ts';
import { reportWhenStopped } from './release/report.ts';

// As in a build (`build/build-site.ts`): collects garbage when the heap has grown by half.
setFlagsFromString('--heap-growing-percent=50');

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache', 'publish');

/** Builds with the unchanged pages of the last build; retries without them if that fails. */
async function buildFrom(pages: string, request: BuildOptions): Promise<void> {
  const hadPages = existsSync(pages);
  const env = { ...request.env, INCREMENTAL_CACHE: pages };
  try {
    await buildSite({ ...request, env });
  } catch (error) {
    if (!hadPages) throw error;
    rmSync(pages, { recursive: true, force: true });
    await buildSite({ ...request, env });
  }
}

/** Builds from the recorded answers, with its output in a file. */
const build: Build = async ({ answers, taken, site, ignoresCache, program }) => {
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
    await buildFrom(pages, { root, folder: site, env, output });
  } catch (error) {
    const lines = errorLines(readFileSync(log, 'utf8'));
    // No lines: the failure was before the build, such as an invalid environment.
    const details =
      lines.length > 0
        ? [...lines, message('wholeLog', { file: log })]
        : [error instanceof Error ? error.message : String(error)];
    throw new PublishFailure(EXIT.build, message('noBuild'), details);
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
