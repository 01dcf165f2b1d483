/**
 * `npm run screenshots [-- --only list,cart]`: takes pictures of every page and state of the shop at three widths,
 * light and dark, and a contact sheet, in `.cache/screenshots/`. Builds and serves the shop as the browser tests do,
 * unless `SHOP_ORIGIN` and `SANDBOX_ORIGIN` are set.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';
import { isBuilt } from './build/build-site.ts';
import { hashInputs } from './commands/inputs.ts';
import { fail, say, step } from './commands/steps.ts';
import { BROWSING } from './screenshots/browsing.ts';
import { BUYING } from './screenshots/buying.ts';
import { type Shot, writeContactSheet } from './screenshots/contact-sheet.ts';
import { findSamples } from './screenshots/samples.ts';
import { createShoppers } from './screenshots/shoppers.ts';
import { type Studio, takeShots } from './screenshots/take.ts';
import { type Place, type View, WIDTHS } from './screenshots/view.ts';
import { serve } from './serve/serve.ts';
import { buildTestSite, startTestSandbox, TEST_SITE } from './serve-for-tests.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.cache', 'screenshots');

/** Pages that are open at the same time: one draws while another waits. */
const AT_ONCE = 3;

async function openShop(): Promise<Place> {
  const { SHOP_ORIGIN: shop, SANDBOX_ORIGIN: sandbox } = process.env;
  if (shop && sandbox) return { shop, sandbox };
  const own = await startTestSandbox();
  if (!isBuilt(root, TEST_SITE, hashInputs(root, own.env, own.catalogue))) await buildTestSite(own);
  await serve({ root: TEST_SITE, port: own.port });
  return { shop: own.siteOrigin, sandbox: own.apiOrigin };
}

async function openStudio(): Promise<Studio> {
  const place = await openShop();
  const { path, args } = findBrowser();
  const browser = await chromium.launch({ args, ...(path && { executablePath: path }) });
  const samples = await findSamples(place.sandbox);
  return { browser, place, samples, shoppers: await createShoppers(browser, place, samples), folder };
}

/** Takes the pictures of a view at one width; on failure prints why and returns none. */
async function take(studio: Studio, view: View, width: number): Promise<readonly Shot[]> {
  try {
    return await takeShots(studio, view, width);
  } catch (error) {
    say(`✗ ${view.name} at ${width} px: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    process.exitCode = 1;
    return [];
  }
}

/** Takes all possible pictures, a few at a time, in the order of the views. */
async function takeAll(studio: Studio, views: readonly View[]): Promise<readonly Shot[]> {
  const jobs = views.flatMap((view) => (view.widths ?? WIDTHS).map((width) => ({ view, width })));
  const shots: (readonly Shot[])[] = [];
  const queue = jobs.entries();
  const work = async (): Promise<void> => {
    for (const [index, { view, width }] of queue) shots[index] = await take(studio, view, width);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return shots.flat();
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const wanted = values.only.split(',').filter(Boolean);
  const views = [...BROWSING, ...BUYING].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const studio = await step('the shop and its shoppers', openStudio);
  const shots = await step(`pictures of ${views.length} views`, () => takeAll(studio, views));
  await writeContactSheet(folder, shots);
  say(`  ${join(folder, 'index.html')}`);
  process.exit();
}

await main().catch(fail);
