/**
 * `npm run soak`: repeats shopping actions in one tab and fails if memory grows with every repetition. It takes minutes, so it is
 * not part of `npm test`; `-- --quick` repeats half as often, and further arguments select actions by name.
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { isBuilt } from '../build/build-site.ts';
import { hashInputs } from '../commands/inputs.ts';
import { onEnd } from '../commands/process.ts';
import { fail, say } from '../commands/steps.ts';
import { serve } from '../serve/serve.ts';
import { buildTestSite, startTestSandbox, TEST_SITE } from '../serve-for-tests.ts';
import { ACTIONS, type Action } from './actions.ts';
import { readOptions, type SoakResult, soakTable } from './command.ts';
import { growthOf, type Memory, memoryText, overGrowth, pauseOf, readMemory } from './memory.ts';
import { openTab, type Tab } from './tab.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** Readings of an action, evenly spread; the repetitions before the first are a warm-up. */
const READINGS = { full: 10, quick: 5 };

/** Milliseconds of the page's clock between two repetitions: data with a lifetime expires as for a real shopper. */
const INTERVAL_MS = 2000;

/** Disables compiled code, which grows for hundreds of repetitions and would hide a leak (decision 155, Soak). */
const ENGINE = '--js-flags=--jitless --no-flush-bytecode';

async function soak({ page, session }: Tab, action: Action, isQuick: boolean): Promise<SoakResult> {
  const times = isQuick ? action.times / 2 : action.times;
  const pause = pauseOf({ ...action, times }, isQuick ? READINGS.quick : READINGS.full);
  const readings: Memory[] = [];
  say(`${action.name}, ${times} times`);
  for (let at = 1; at <= times; at += 1) {
    await action.run(page, at);
    await page.evaluate((ms) => window.letPass(ms), INTERVAL_MS);
    if (at % pause !== 0) continue;
    const memory = await readMemory(session);
    readings.push(memory);
    say(`  after ${String(at).padStart(4)}: ${memoryText(memory)}`);
  }
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) throw new Error(`${action.name}: never read.`);
  return { name: action.name, times, first, last, growth: growthOf(readings, pause) };
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
  const results: SoakResult[] = [];
  for (const action of ACTIONS) {
    if (only.length > 0 && !only.some((word) => action.name.includes(word))) continue;
    const tab = await openTab(browser, shop, action);
    results.push(await soak(tab, action, isQuick));
    await tab.close();
  }
  say(`\n${soakTable(results)}`);
  process.exit(results.some(({ growth }) => overGrowth(growth).length > 0) ? 1 : 0);
}

await main().catch(fail);
