import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { SITE_PORT } from '../scripts/commands/test-ports.ts';
import { enginesHere } from '../scripts/engines.ts';
import type { JourneyOptions } from './engines/journey-test.ts';

/**
 * Browser tests. `npm test` builds the shop, starts it and names its origins in `SHOP_ORIGIN` and
 * `SANDBOX_ORIGIN`; run by hand, the configuration starts (and if needed builds) the same by itself.
 * Tests tagged `@nojs` run without scripts only, `@phone` and `@desktop` on that screen only.
 */
const chromium = findBrowser();
const root = resolve(import.meta.dirname, '..');
const origin = process.env['SHOP_ORIGIN'] ?? `http://localhost:${SITE_PORT}`;
const results = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(root, '.cache', 'test', 'playwright.json');

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** These specs do not depend on the screen; on a phone `purchase`, `checkout` and the others cover the same pages. */
const SCREEN_DOES_NOT_MATTER = /(account|addresses|payment|search|security-policy)\.spec\.ts$/;

export default defineConfig<object, JourneyOptions>({
  testDir: 'e2e',
  outputDir: '../.cache/test/playwright',
  fullyParallel: true,
  // One more than processors of a small machine: half of a test is waiting.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // The full failures appear at the end of the output.
  reporter: [['dot'], ['json', { outputFile: results }]],
  // Room for a busy machine; a test takes two or three seconds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    // A worker's requests bypass the routes of a test; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    // Recording every test would cost a third of the time; `TRACE=1` records those that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: chromium.args, ...(chromium.path && { executablePath: chromium.path }) },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@nojs|@phone/ },
    { name: 'phone', use: phone, grepInvert: /@nojs|@desktop/, testIgnore: SCREEN_DOES_NOT_MATTER },
    { name: 'nojs', use: { ...desktop, javaScriptEnabled: false }, grep: /@nojs/ },
    // The journeys of a shopper, once for each installed engine.
    ...enginesHere().map((engineName) => ({
      name: `journeys-${engineName}`,
      testDir: 'journeys',
      use: { engineName },
    })),
  ],
  ...(process.env['SHOP_ORIGIN']
    ? {}
    : {
        webServer: {
          command: `"${process.execPath}" scripts/serve-for-tests.ts`,
          cwd: root,
          url: origin,
          reuseExistingServer: true,
          timeout: 240_000,
        },
      }),
});
