/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/** The tests that `npm run mutation` asks: those of the rooms whose code it changes, without a browser. */
export default getViteConfig({
  define: { __USD_RATE__: '0.13' },
  test: {
    include: [
      'tests/unit/{domain,services}/**/*.test.{ts,tsx}',
      'tests/unit/stores/{cart,checkout,payment,storage}/**/*.test.ts',
    ],
    setupFiles: ['src/i18n/built-texts.ts', 'tests/mutation/fewer-runs.ts'],
    testTimeout: 30_000,
  },
});
