/**
 * After any changes of the catalogue an incremental build is byte for byte the full one (decision 121, Incremental builds).
 * `npm run test:incremental` makes fifty changes; here are a handful.
 */
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { compareSites } from '../../../scripts/commands/compare-sites.ts';
import { takeFacts } from '../../../scripts/release/snapshot/take-facts.ts';
import { catalogueOf, openTestShop } from '../release/shop-fixture.ts';
import { anyEdit, type Edit } from './edits.ts';

/** Each round makes some changes at once and builds twice. */
const ROUNDS = Number(process.env['INCREMENTAL_ROUNDS'] ?? 1);
const EDITS_A_ROUND = 5;
const ARTICLES = 60;
const SEED = Number(process.env['INCREMENTAL_SEED'] ?? 20_261);
/** The name of the program that stored the answers. */
const PROGRAM = 'this test';
const LONG_MS = 3_600_000;
const root = resolve(import.meta.dirname, '../../..');

test(
  'an incremental build is byte for byte the full one, after any changes',
  async () => {
    // The folder of the project's own builds: pages are reused by links, which do not reach another disk.
    mkdirSync(join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(root, '.cache', 'incremental-'));
    const shop = await openTestShop(mkdtempSync(join(tmpdir(), 'publish-')));
    const answers = join(folder, 'answers.sqlite');
    const taken = join(folder, 'taken');
    const log = join(folder, 'build.log');
    const output = openSync(log, 'w');
    const build = async (name: string, cache: string, threads = 1): Promise<string> => {
      const site = join(folder, name);
      const env = {
        ...process.env,
        PAGE_THREADS: String(threads),
        PUBLIC_API_URL: shop.api,
        SNAPSHOT_ANSWERS: answers,
        FORCE_CATALOGUE: '1',
      };
      // The full build reads every answer itself.
      const reader = cache === '' ? {} : { SNAPSHOT_READER: PROGRAM, SNAPSHOT_TAKEN: taken };
      const fixed = { SOURCE_DATE_EPOCH: '1790000000', INCREMENTAL_CACHE: cache, ...reader };
      await buildSite({ root, folder: site, env: { ...env, ...fixed }, output });
      return site;
    };
    const record = async (): Promise<void> => {
      const request = { apiUrl: shop.api, answers, parallel: 4, failureShare: undefined };
      const quiet = { sleep: async () => undefined, progress: () => undefined };
      const look = { program: PROGRAM, quick: undefined, ignoresCache: false, now: Date.now, taken };
      await takeFacts({ ...request, ...quiet }, look);
    };
    const lastRendered = (): number =>
      Number([...readFileSync(log, 'utf8').matchAll(/(\d+) files by/g)].at(-1)?.[1]);
    try {
      let catalogue = catalogueOf(ARTICLES);
      shop.sell(catalogue);
      await record();
      const cache = join(folder, 'pages');
      await build('first', cache);
      const rounds = fc.array(anyEdit, { minLength: EDITS_A_ROUND, maxLength: EDITS_A_ROUND });
      for (const edits of fc.sample<Edit[]>(rounds, { numRuns: ROUNDS, seed: SEED })) {
        catalogue = edits.reduce((before, edit) => edit(before), catalogue);
        shop.sell(catalogue);
        await record();
        const incremental = await build('incremental', cache);
        const changed = lastRendered();
        const full = await build('full', '');
        expect(await compareSites(incremental, full)).toEqual([]);
        // A page with a picture of the build, whose articles did not change.
        const landingPage = join(incremental, 'colecciones', 'para-la-lluvia');
        expect(existsSync(`${landingPage}.html`)).toBe(true);
        // Its further pages, which are reused.
        expect(existsSync(join(landingPage, 'pagina', '2.html'))).toBe(true);
        // It left something out.
        expect(changed).toBeLessThan(lastRendered());
        // The number of threads does not matter either.
        const logged = readFileSync(log, 'utf8').length;
        expect(await compareSites(await build('threads', '', 3), full)).toEqual([]);
        expect(readFileSync(log, 'utf8').slice(logged)).toMatch(/files by 3 threads/);
      }
    } finally {
      closeSync(output);
      shop.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  LONG_MS,
);
