/**
 * Mutation testing (`npm run mutation`): Stryker changes the rules of the shop one at a time, and each change must make
 * a test fail. `tests/mutation/README.md` explains the survivors.
 */

/** The folders that it changes unless `--mutate` names others. */
const ROOMS = [
  'src/features/*/rules',
  'src/shared/{contact,money,text}',
  'src/features/payment/store',
  'src/features/*/api/wire',
];

/** @type {Record<string, unknown>} */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  mutate: ROOMS.map((room) => `${room}/**/*.ts`),
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  concurrency: 1,
  timeoutMS: 10_000,
  ignorePatterns: ['.cache', '.docs', 'dist', 'tests/{e2e,journeys,engines,bench,contract}'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${process.env.MUTATION_REPORT ?? 'all'}.json` },
  thresholds: { high: 95, low: 90, break: null },
  allowEmpty: false,
  checkers: [],
};
