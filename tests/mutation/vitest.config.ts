/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { environmentSchema } from '../../scripts/astro/environment.ts';
import { NearestFirst } from './nearest-first.ts';
import { closeThread, warmThread } from './warm-thread.ts';

/** Stryker requests its own pool; this setting runs all files in one lasting thread. */
const oneThread: Plugin = {
  name: 'one-thread',
  configureVitest({ project, vitest }) {
    project.config.pool = warmThread.name;
    project.config.poolRunner = warmThread;
    vitest.onClose(closeThread);
  },
};

const ENVIRONMENT = 'astro:env/client';

/** Astro's defaults for the shop's configuration. */
const environment: Plugin = {
  name: 'environment',
  resolveId: (id) => (id === ENVIRONMENT ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${ENVIRONMENT}`) return undefined;
    const values = Object.entries(environmentSchema).map(
      ([name, { default: value }]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return values.join('\n');
  },
};

/** Runs properties that set their own number of runs as seldom as the others (`fewer-runs.ts`). */
const fewerRuns: Plugin = {
  name: 'fewer-runs',
  transform: (code, file) =>
    /\.test\.tsx?$/.test(file) ? code.replace(/\{ numRuns: [\d_]+ \}/g, '{}') : undefined,
};

/**
 * The tests of `npm run mutation`: those of the folders whose code it changes, without a browser. None of them needs
 * Astro, which takes seconds to start.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  define: { __CURRENCY_RATES__: '{"USD":{"rate":0.13,"since":""}}' },
  plugins: [oneThread, environment, fewerRuns],
  test: {
    include: [
      'tests/unit/features/*/{rules,api}/**/*.test.{ts,tsx}',
      'tests/unit/features/{account,cart,checkout,payment}/store/**/*.test.ts',
      'tests/unit/shared/{clock,contact,http,menu,money,settings,storage,text}/**/*.test.ts',
      'tests/unit/fuzz/{wire,stored}.test.ts',
    ],
    setupFiles: [
      'src/shared/i18n/built-texts.ts',
      'tests/mutation/fewer-runs.ts',
      'tests/mutation/clean-globals.ts',
    ],
    sequence: { sequencer: NearestFirst },
    testTimeout: 30_000,
  },
});
