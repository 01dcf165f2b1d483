/**
 * knip finds unused code in two runs: everything, and `--production` without the tests, which finds code that only
 * tests use. A trailing `!` marks production code.
 */
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'astro.config.mjs!',
    'scripts/*.{ts,mjs}!',
    'scripts/{audit,bench,bench/build,sandbox,soak,publish/payment}/main.ts!',
    'scripts/audit/patterns/check.ts!',
    // Imported by the configuration of ESLint.
    'scripts/audit/import-rules.mjs!',
    // Bundled by their path: scripts/publish/inline-scripts.ts and service-worker.ts.
    'src/features/{catalogue/browser/first-list,checkout/browser/first-{checkout,summary},product/browser/first-choice}.ts!',
    'src/shared/money/first-prices.ts!',
    'src/shell/browser/{beacon,head/{early-clicks,fill-on-press,fresh-page}}.ts!',
    'src/service-worker/{worker,retired,retired-in-dev}.ts!',
    // Replaces Vite's helper in scripts/astro/chunk-preload.ts.
    'src/shared/hydration/import-chunk.ts!',
    // Projects of their own, built by scripts/bench/place.ts and scripts/bench/build/main.ts, and what the latter loads first.
    'scripts/bench/{floor,build/floor}/{astro.config.mjs,src/pages/*.astro}!',
    'scripts/bench/build/report-cost.mjs!',
    // Started or bundled by their paths: scripts/build/.
    'scripts/build/{main,build-process,page-worker,server-entry,picture-service}.ts!',
    'scripts/build/astro.config.mjs!',
    // Named by astro.config.mjs and scripts/astro/.
    'scripts/astro/react-renderer.ts!',
    'src/shared/hydration/hydrate-on-intent.ts!',
    'src/shared/i18n/astro-i18next.config.cjs!',
    // Named by that configuration.
    'src/shared/i18n/facts/text-backend.ts!',
    'tests/bench/{filter-toggle,suggestions}.ts',
    // A separate process that shop-fixture.ts starts.
    'tests/unit/release/publish-child.ts',
    // Bundled by its path: tests/journeys/hostile.spec.ts.
    'tests/journeys/drawn-payloads.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,cjs}!', 'scripts/**/*.{ts,mjs,astro}!', 'tests/**/*.{ts,tsx}'],
  eslint: { config: ['scripts/audit/eslint.config.mjs'] },
  playwright: { config: ['tests/playwright.config.ts'], entry: ['tests/{e2e,journeys}/**/*.spec.ts'] },
  vitest: { config: ['tests/vitest.config.ts'], entry: ['tests/{unit,contract,faults}/**/*.test.{ts,tsx}'] },
  stryker: {
    config: ['tests/mutation/stryker.config.mjs'],
    entry: ['tests/mutation/{vitest.config,fewer-runs,clean-globals}.ts'],
  },
  // Knip's Astro plugin would leave the configuration and its imports out of production.
  astro: { config: [], entry: ['src/pages/**/*.{astro,ts}!', 'src/{middleware,content.config}.ts!'] },
  // In the full run, an export with a test may be used in its own file only; in production it is unused if its file does not use it.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  // Programs that scripts/test.ts runs by their path.
  ignoreDependencies: ['@astrojs/check', '@biomejs/biome', 'vnu-jar'],
  // A small disk that tests fill, where the machine allows it.
  ignoreBinaries: ['mount', 'umount'],
  treatConfigHintsAsErrors: true,
};

export default config;
