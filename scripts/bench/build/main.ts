/**
 * `npm run bench:build` compares a build of the shop with a bare Astro build of as many pages of the same lengths. It
 * prints tables and writes `.cache/bench-build/<date>.json`.
 */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../../build/build-site.ts';
import { onEnd } from '../../commands/process.ts';
import { shopEnvironment } from '../../commands/shop.ts';
import { fail, say, step } from '../../commands/steps.ts';
import { takeSnapshot } from '../../release/snapshot/take-snapshot.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { buildFloorProject } from '../floor.ts';
import { commitOf, writeOutcome } from '../report.ts';
import { measureBuild } from './measured-build.ts';
import { type BuildOutcome, dataSizes, outcomeOf, pageSizes, printBuild } from './outcome.ts';
import { measurePublishing, type PublishOutcome, printPublishing } from './publish-bench.ts';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, '.cache', 'bench-build');
const SEED = 1;
const DEFAULT_PRODUCTS = 1000;
const MAX_PRODUCTS = 50_000;
/** Maximum concurrent calls of the services. */
const PARALLEL = 8;
/** No server listens there: the pages are only written. */
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

/** Records the answers of the services, because fetching them is not part of the cost of a build. */
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
  const project = join(import.meta.dirname, 'floor');
  const floor = await step('build: the floor', () =>
    measureBuild(cache, process.env, (own) =>
      buildFloorProject({ root, project, folder: join(cache, 'floor'), output }, pages, own),
    ),
  );
  const data = await dataSizes(site);
  return outcomeOf({ commit: commitOf(root), products, shop, floor, data }, pages);
}

/** Prints and stores an outcome. */
function report<T extends { readonly madeAt: string }>(outcome: T, print: (outcome: T) => string): void {
  say(`\n${print(outcome)}\n\n  ${writeOutcome(cache, outcome)}`);
}

async function benchBuild(products: number): Promise<void> {
  const output = openSync(join(cache, 'build.log'), 'w');
  try {
    report(await measure(products, output), printBuild);
  } finally {
    closeSync(output);
  }
}

async function benchPublishing(products: number): Promise<void> {
  const runs = await measurePublishing({ root, cache, products, siteOrigin: SITE });
  const outcome: PublishOutcome = {
    madeAt: new Date().toISOString(),
    commit: commitOf(root),
    products,
    runs,
  };
  report(outcome, printPublishing);
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
