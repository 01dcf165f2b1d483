/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { getViteConfig } from 'astro/config';
import { findBrowser } from '../scripts/browser.ts';

const COMPONENT_TESTS = 'tests/**/*.browser.test.tsx';
const chromium = findBrowser();

/**
 * Unit, contract and fault tests. Astro's own Vite configuration carries them, so that `.astro`
 * components, `astro:env` and the `#` paths resolve as they do in the shop. Files named
 * `*.browser.test.tsx` run inside a real Chromium.
 */
export default getViteConfig({
  // Like the shop of the browser tests (decision 3, Dollars).
  define: { __CURRENCY_RATES__: '{"USD":{"rate":0.13,"since":""}}' },
  test: {
    // A busy machine is slow, not wrong; quick results are not awaited any longer.
    testTimeout: 30_000,
    globalSetup: ['tests/unit/temporary-folder.ts'],
    expect: { poll: { timeout: 10_000 } },
    // One more than processors: a test that starts programs waits for them. Vitest's own is one fewer.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{unit,contract,faults}/**/*.test.{ts,tsx}'],
          exclude: [COMPONENT_TESTS],
          // As the middleware does where pages are built.
          setupFiles: ['src/shared/i18n/built-texts.ts', 'tests/unit/patience.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [COMPONENT_TESTS],
          setupFiles: ['tests/unit/patience.ts', 'tests/unit/empty-storage.ts', 'tests/unit/ready-texts.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { args: chromium.args, ...(chromium.path && { executablePath: chromium.path }) },
            }),
          },
        },
      },
    ],
  },
});
