/**
 * Measures publications by the real command with all its checks (`npm run bench:build -- --publish`): the first one, one
 * without changes, and ones after the price of one article changed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shopEnvironment } from '../../commands/shop.ts';
import { step } from '../../commands/steps.ts';
import { targetCacheFolder } from '../../release/command.ts';
import { alignedText } from '../report.ts';
import { type PublishedRun, publishOnce } from './published-run.ts';
import { startSandboxProcess } from './sandbox-process.ts';

export interface PublishOutcome {
  readonly madeAt: string;
  readonly commit: string;
  readonly products: number;
  readonly runs: readonly PublishedRun[];
}

interface PublishBench {
  readonly root: string;
  readonly cache: string;
  readonly products: number;
  readonly siteOrigin: string;
}

/** Position of the changed article in the list. */
const CHANGED = 7;
/** Its prices one after the other; the first one ends a discount, which changes the filters on all pages of its lists. */
const PRICES: readonly (readonly [price: number, ...options: readonly string[]])[] = [
  [301.5],
  [302.5],
  [303.5, '--quick'],
];

async function anySku(apiOrigin: string): Promise<string> {
  const query = 'idFirstLevel=0&idSecondLevel=0&idThirdLevel=0&pagina=1&porPagina=20';
  const text = await (await fetch(`${apiOrigin}/api/v1/items/menu?${query}`)).text();
  const sku = [...text.matchAll(/"Sku":"([^"]+)"/g)][CHANGED]?.[1];
  if (sku === undefined) throw new Error('The sandbox sells too few articles.');
  return sku;
}

export async function measurePublishing({
  root,
  cache,
  products,
  siteOrigin,
}: PublishBench): Promise<readonly PublishedRun[]> {
  const target = join(cache, 'live');
  const work = targetCacheFolder(join(root, '.cache', 'publish'), target);
  for (const folder of [target, work]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const sandbox = await startSandboxProcess(root, { products, siteOrigin });
  const env = shopEnvironment({ siteOrigin, ...sandbox });
  const place = { root, cache, target };
  const publish = (name: string, ...options: readonly string[]): Promise<PublishedRun> =>
    step(`publish: ${name}`, () => publishOnce([name, ...options].join(' '), place, env, options));
  try {
    const sku = await anySku(sandbox.apiOrigin);
    const runs = [
      await publish('everything'),
      await publish('nothing changed'),
      await publish('nothing changed', '--quick'),
    ];
    for (const [price, ...options] of PRICES) {
      await sandbox.setPrice(sku, price);
      runs.push(await publish(`at Q ${price}`, ...options));
    }
    return runs;
  } finally {
    await sandbox.close();
    for (const folder of [target, work]) rmSync(folder, { recursive: true, force: true });
  }
}

/** The runs as a table. */
export function printPublishing({ products, runs }: PublishOutcome): string {
  const steps = [...new Set(runs.flatMap(({ steps: taken }) => Object.keys(taken)))];
  return alignedText([
    [`${products} articles`, ...steps, 'all s', 'processor s', 'MB', 'result'],
    ...runs.map((run) => [
      run.name,
      ...steps.map((name) => run.steps[name]?.toFixed(1) ?? ''),
      run.seconds.toFixed(1),
      run.processorSeconds.toFixed(1),
      run.megabytes.toFixed(0),
      run.result,
    ]),
  ]);
}
