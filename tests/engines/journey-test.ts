/**
 * The `test` of every journey: a shopper with a fresh session of the project's browser. It fails on uncaught errors,
 * rejections, console errors or warnings, and a page with an empty middle.
 */
import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { API_PORT, SITE_PORT } from '../../scripts/commands/test-ports.ts';
import type { EngineName } from '../../scripts/engines.ts';
import type { Engine } from './driver.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { startEngine } from './start-engine.ts';

/** The origins of the shop and its services. */
const SHOP = process.env['SHOP_ORIGIN'] ?? `http://localhost:${SITE_PORT}`;
export const SANDBOX = process.env['SANDBOX_ORIGIN'] ?? `http://127.0.0.1:${API_PORT}`;

interface ErrandFixtures {
  readonly shopper: Shopper;
  /** Ends the shopper's session and starts another shopper's session. */
  readonly nextShopper: () => Promise<Shopper>;
  /** Problems that this journey causes on purpose: a text matching one of them does not fail it. */
  readonly expected: RegExp[];
}
/** The options of a project. */
export interface JourneyOptions {
  readonly engineName: EngineName;
}
interface EngineFixtures extends JourneyOptions {
  readonly engine: Engine;
}

/** Messages of the browser itself, which no script of the shop can observe or prevent. */
const BROWSERS_OWN = [
  // Chromium's own rejection of a skipped page transition (page-watch.ts).
  /Transition was aborted because of (invalid state\. Page already revealed|timeout in DOM update)/,
  // Firefox reports hashed scripts and styles of a page that is left while it copies the worker's answer: the copy into
  // the cancelled channel fails (InterceptionFailedWithURL in BodyComplete). No answer of the worker avoids it, not
  // even Response.error(); a rejected or an error answer has another text, and is not ignored.
  /Failed to load ‘[^’]*\/_astro\/[^’]*\.(?:css|js)’\. A ServiceWorker intercepted the request and encountered an unexpected error/,
];

const unexpected = (problems: readonly string[], expected: readonly RegExp[]): readonly string[] =>
  problems.filter((problem) => ![...BROWSERS_OWN, ...expected].some((pattern) => pattern.test(problem)));

export const test = base.extend<ErrandFixtures, EngineFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it wants from this pattern
  expected: async ({}, use) => {
    await use([]);
  },
  nextShopper: async ({ engine, expected }, use, info) => {
    const heard: string[] = [];
    let leave = async (): Promise<void> => undefined;
    await use(async () => {
      await leave();
      const driver = await engine.open();
      const shopper = await createShopper(driver, SHOP);
      leave = async () => {
        leave = async () => undefined;
        if (info.status !== info.expectedStatus || process.env['SCREENS']) {
          const path = info.outputPath('screen.png');
          writeFileSync(path, await shopper.screenshot());
          await info.attach('screen', { path, contentType: 'image/png' });
        }
        heard.push(...unexpected(await shopper.problems(), expected));
        await driver.close();
      };
      return shopper;
    });
    await leave();
    expect(heard, 'what no shopper should meet').toEqual([]);
  },
  shopper: async ({ nextShopper }, use) => {
    await use(await nextShopper());
  },
});

export { expect };
