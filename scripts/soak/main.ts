/**
 * `npm run soak`: repeats acts in one tab hundreds of times and reports what stays in memory; fails where that grows
 * with every repetition. It takes minutes, so it is not part of `npm test`; `-- --quick` does each half as often, and
 * further arguments select acts by name.
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { isBuilt } from '../commands/build-site.ts';
import { hashInputs } from '../commands/inputs.ts';
import { onEnd } from '../commands/process.ts';
import { fail, say } from '../commands/steps.ts';
import { serve } from '../serve/serve.ts';
import { buildTestSite, startTestSandbox, TEST_SITE } from '../serve-for-tests.ts';
import type { Act } from './acts/act.ts';
import { CART_OPENED, QUICK_VIEW } from './acts/dialogs.ts';
import { LIST_CHANGED } from './acts/list-changes.ts';
import { LINE_ADDED, VARIANT_CHOSEN } from './acts/product-page.ts';
import { growthOf, type Memory, memoryText, overGrowth, pauseOf, readMemory } from './memory.ts';
import { readOptions } from './options.ts';
import { openTab, type Tab } from './tab.ts';
import { type Soaked, soakTable } from './table.ts';

const root = resolve(import.meta.dirname, '..', '..');

const ACTS: readonly Act[] = [CART_OPENED, QUICK_VIEW, LIST_CHANGED, VARIANT_CHOSEN, LINE_ADDED];

/** Readings of an act, evenly spread; the acts before the first one warm the page up. */
const READINGS = { full: 10, quick: 5 };

/**
 * Milliseconds of the page's clock from one act to the next: what is kept for a time goes as it does for a shopper, who is
 * not so quick (a cart's changes are kept for ten seconds, `shared/storage/own-changes.ts`).
 */
const BETWEEN = 2000;

/**
 * Without compiled code: V8 makes it of whatever runs often, for hundreds of acts (decision 155, Soak), and throws away
 * what has not run for a while; both are heap, and would hide what the page keeps.
 */
const ENGINE = '--js-flags=--jitless --no-flush-bytecode';

/** Does an act so often, and reads the memory at times. */
async function soak({ page, session }: Tab, act: Act, isQuick: boolean): Promise<Soaked> {
  const times = isQuick ? act.times / 2 : act.times;
  const pause = pauseOf({ ...act, times }, isQuick ? READINGS.quick : READINGS.full);
  const readings: Memory[] = [];
  say(`${act.name}, ${times} times`);
  for (let at = 1; at <= times; at += 1) {
    await act.run(page, at);
    await page.evaluate((ms) => window.letPass(ms), BETWEEN);
    if (at % pause !== 0) continue;
    const memory = await readMemory(session);
    readings.push(memory);
    say(`  after ${String(at).padStart(4)}: ${memoryText(memory)}`);
  }
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) throw new Error(`${act.name}: never read.`);
  return { name: act.name, times, first, last, growth: growthOf(readings, pause) };
}

async function main(): Promise<void> {
  const { isQuick, only } = readOptions(process.argv.slice(2));
  const shop = await startTestSandbox();
  onEnd(shop.close);
  if (!isBuilt(root, TEST_SITE, hashInputs(root, shop.env, shop.catalogue))) await buildTestSite(shop);
  await serve({ root: TEST_SITE, port: shop.port, isTested: true });
  const { args, path } = findBrowser();
  const browser = await chromium.launch({ args: [...args, ENGINE], ...(path && { executablePath: path }) });
  onEnd(() => browser.close());
  const soaked: Soaked[] = [];
  for (const act of ACTS) {
    if (only.length > 0 && !only.some((word) => act.name.includes(word))) continue;
    const tab = await openTab(browser, shop, act);
    soaked.push(await soak(tab, act, isQuick));
    await tab.close();
  }
  say(`\n${soakTable(soaked)}`);
  process.exit(soaked.some(({ growth }) => overGrowth(growth).length > 0) ? 1 : 0);
}

await main().catch(fail);
