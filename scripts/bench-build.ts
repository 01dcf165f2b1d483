/**
 * `npm run bench:build`: measures a build of the shop and a bare Astro build of as many pages of the same lengths, in
 * the same run. Prints tables, and writes them into `.cache/bench-build/<date>.json`.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFloorPages } from './bench/build/floor-build.ts';
import { measureBuild } from './bench/build/measured-build.ts';
import { type BuildOutcome, outcomeOf, printBuild } from './bench/build/outcome.ts';
import { measurePublishing, type PublishOutcome, printPublishing } from './bench/build/publish-bench.ts';
import { dataSizes, pageSizes } from './bench/build/site-sizes.ts';
import { buildSite } from './build/build-site.ts';
import { onEnd } from './commands/process.ts';
import { shopEnvironment } from './commands/shop.ts';
import { fail, say, step } from './commands/steps.ts';
import { takeSnapshot } from './release/snapshot/take-snapshot.ts';
import { startSandbox } from './sandbox/sandbox.ts';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache', 'bench-build');
const SEED = 1;
const DEFAULT_PRODUCTS = 1000;
const MAX_PRODUCTS = 50_000;
/** Calls of the services under way at a time. */
const PARALLEL = 8;
/** Nothing listens there: the pages are only written. */
const SITE = 'http://localhost:4321';

const USAGE = `npm run bench:build -- [options]

  --products N   how many articles the sandbox sells (${DEFAULT_PRODUCTS}, at most ${MAX_PRODUCTS})
  --publish      what npm run publish costs instead: everything, nothing new, and one changed article, step by step
  --help         this text
`;

function readProducts(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PRODUCTS;
  if (/^[1-9]\d*$/.test(text) && Number(text) <= MAX_PRODUCTS) return Number(text);
  throw new Error(`--products wants a number from 1 to ${MAX_PRODUCTS}, not '${text}'. Try --help.`);
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** What the services answer, recorded: to ask them is no part of a build's cost. */
async function record(products: number, answers: string): Promise<NodeJS.ProcessEnv> {
  const sandbox = await startSandbox({ port: 0, providerPort: 0, products, seed: SEED, siteOrigin: SITE });
  const { apiOrigin, providerOrigin } = sandbox;
  try {
    const request = { apiUrl: apiOrigin, answers, parallel: PARALLEL, failureShare: undefined };
    const wait = async (): Promise<void> => undefined;
    await takeSnapshot({ ...request, sleep: wait, progress: () => undefined });
  } finally {
    await sandbox.close();
  }
  return {
    ...shopEnvironment({ siteOrigin: SITE, apiOrigin, providerOrigin }),
    SNAPSHOT_ANSWERS: answers,
  };
}

async function measure(products: number, output: number): Promise<BuildOutcome> {
  const site = join(cache, 'site');
  const env = await step(`record ${products} articles of the sandbox`, () =>
    record(products, join(cache, 'answers.sqlite')),
  );
  const shop = await step('build: the shop', () =>
    measureBuild(cache, env, (own) => buildSite({ root, folder: site, env: own, output })),
  );
  const pages = await pageSizes(site);
  const place = { root, folder: join(cache, 'floor'), output };
  const floor = await step('build: the floor', () =>
    measureBuild(cache, process.env, (own) => buildFloorPages(place, pages, own)),
  );
  const data = await dataSizes(site);
  return outcomeOf({ commit: commit(), products, shop, floor, data }, pages);
}

/** Stores an outcome by date and prints it. */
function tell<T extends { readonly madeAt: string }>(outcome: T, print: (outcome: T) => string): void {
  const file = join(cache, `${outcome.madeAt.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
  say(`\n${print(outcome)}\n\n  ${file}`);
}

async function benchBuild(products: number): Promise<void> {
  const output = openSync(join(cache, 'build.log'), 'w');
  try {
    tell(await measure(products, output), printBuild);
  } finally {
    closeSync(output);
  }
}

async function benchPublishing(products: number): Promise<void> {
  const runs = await measurePublishing({ root, cache, products, siteOrigin: SITE });
  const outcome: PublishOutcome = { madeAt: new Date().toISOString(), commit: commit(), products, runs };
  tell(outcome, printPublishing);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      publish: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return say(USAGE);
  const products = readProducts(values.products);
  mkdirSync(cache, { recursive: true });
  onEnd(() => undefined);
  await (values.publish ? benchPublishing : benchBuild)(products);
}

await main().catch(fail);
