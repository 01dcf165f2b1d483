/**
 * `npm run soak`: does the same in one tab hundreds of times and tells what of it stays in memory; fails where that grows
 * with every time. `npm run soak -- 100` does each act so often instead. It takes minutes, so that it is no part of `npm test`.
 */
import { resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { isBuilt } from '../commands/build-site.ts';
import { hashInputs } from '../commands/inputs.ts';
import { onEnd } from '../commands/process.ts';
import { fail, say } from '../commands/steps.ts';
import { serve } from '../serve/serve.ts';
import { buildTestSite, startTestSandbox, TEST_SITE } from '../serve-for-tests.ts';
import { ACTS, type Act, installWait } from './acts.ts';
import { growthOf, type Memory, memoryText, overGrowth, readMemory } from './memory.ts';
import { storedCart } from './stored-cart.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** Readings of an act, evenly spread; the acts before the first one warm the page up. */
const READINGS = 10;

type Tab = { readonly page: Page; readonly session: CDPSession };

/** Does an act in a tab of its own, and answers what is wrong with it. */
async function soak({ page, session }: Tab, act: Act, times: number): Promise<readonly string[]> {
  const readings: Memory[] = [];
  const pause = Math.max(1, Math.floor(times / READINGS));
  say(`${act.name}, ${times} times`);
  for (let at = 1; at <= times; at += 1) {
    await act.run(page, at);
    if (at % pause !== 0) continue;
    const memory = await readMemory(session);
    readings.push(memory);
    say(`  after ${String(at).padStart(4)}: ${memoryText(memory)}`);
  }
  const growth = growthOf(readings, pause);
  say(`  for each hundred: ${memoryText(growth)}`);
  return overGrowth(growth).map((part) => `${act.name}: ${growth[part]} more ${part} for each hundred`);
}

async function main(): Promise<void> {
  const shop = await startTestSandbox();
  onEnd(shop.close);
  if (!isBuilt(root, TEST_SITE, hashInputs(root, shop.env, shop.catalogue))) await buildTestSite(shop);
  await serve({ root: TEST_SITE, port: shop.port, isTested: true });
  const { args, path } = findBrowser();
  const browser = await chromium.launch({ args, ...(path && { executablePath: path }) });
  onEnd(() => browser.close());
  const wanted = Number(process.argv[2] ?? 0);
  const wrong: string[] = [];
  for (const act of ACTS) {
    const context = await browser.newContext({ locale: 'es-GT', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await installWait(page);
    await page.addInitScript(
      (cart) => localStorage.setItem('tienda', cart),
      await storedCart(shop.apiOrigin),
    );
    await page.goto(`${shop.siteOrigin}/productos`);
    // Somebody is there: from now on the page's later code is loaded.
    await page.mouse.click(2, 2);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    wrong.push(...(await soak({ page, session }, act, wanted || act.times)));
    await context.close();
  }
  for (const line of wrong) say(`✗ ${line}`);
  process.exit(wrong.length > 0 ? 1 : 0);
}

await main().catch(fail);
