import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkEnvironment } from '../../../scripts/commands/environment.ts';
import { message } from '../../../scripts/release/messages.ts';
import { stoppedMessage } from '../../../scripts/release/report.ts';
import {
  catalogueOf,
  entriesOf,
  live,
  liveLink,
  openTestShop,
  renamed,
  type TestShop,
} from './shop-fixture.ts';
import { testBuild } from './test-build.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0).reverse()) close();
});

async function openShop(): Promise<TestShop> {
  const shop = await openTestShop();
  open.push(shop.close);
  return shop;
}

const OTHER = renamed(catalogueOf(20), 'Niños', 'Infantil');
/** Eight processes in sequence, on a machine that may be busy. */
const LONG_MS = 120_000;
const BEFORE_IT_IS_LIVE = ['fetch', 'compare', 'build', 'check', 'copy', 'prepare', 'switch'] as const;

test(
  'a run that is killed in any stage leaves the live release, and the next one publishes',
  async () => {
    const shop = await openShop();
    await shop.run();
    const before = liveLink(shop);
    shop.sell(OTHER);
    for (const stage of BEFORE_IT_IS_LIVE) {
      const { exit, out } = await shop.start([], stage);
      expect(exit, `${stage}: ${out}`).toBeNull();
      expect(out.trimEnd().endsWith(`… ${message(`stage.${stage}`)}`), out).toBe(true);
      expect(liveLink(shop), stage).toBe(before);
      expect(live(shop, 'index.html'), stage).toContain('Niños');
    }
    const afterwards = await shop.start([], 'tidy');
    expect(afterwards.exit).toBeNull();
    expect(live(shop, 'index.html')).toContain('Infantil');
    expect((await shop.run(['--force'])).exit).toBe(0);
  },
  LONG_MS,
);

test(
  'a run that is stopped prints the state of the live release',
  async () => {
    const shop = await openShop();
    await shop.run();
    const before = liveLink(shop);
    shop.sell(OTHER);
    for (const stage of ['fetch', 'build']) {
      const { exit, out } = await shop.start([], `end:${stage}`);
      expect([exit, liveLink(shop)], `${stage}: ${out}`).toEqual([143, before]);
      expect(out).toContain('Se detuvo. Lo que está en vivo no se tocó.');
      // Its working files are deleted too.
      expect(globSync('**/{site,taken}-*', { cwd: shop.cache }), stage).toEqual([]);
    }
  },
  LONG_MS,
);

test.each([
  ['fetch', message('stopped.before')],
  ['copy', message('stopped.before')],
  ['prepare', message('stopped.before')],
  ['switch', message('stopped.switching')],
  ['look', message('stopped.after')],
  ['tidy', message('stopped.after')],
] as const)('a run that is stopped in the stage %s prints: %s', (stage, words) => {
  expect(stoppedMessage(stage)).toBe(words);
});

test('variables with the value of the sandbox are listed, and a forced publication without changes lists none', async () => {
  const shop = await openShop();
  const { exit, out } = await shop.run([], { unset: () => ['PUBLIC_SITE_URL', 'PUBLIC_PAYMENT_ORIGINS'] });
  expect(exit).toBe(0);
  expect(out).toContain('porque nadie dijo otro: PUBLIC_SITE_URL, PUBLIC_PAYMENT_ORIGINS');
  const again = await shop.run(['--force']);
  expect(again.out).not.toContain('Con el valor de prueba');
  expect(again.out).not.toContain('Qué cambia');
});

test('the next run removes the incomplete files of a killed run', async () => {
  const shop = await openShop();
  await shop.run();
  for (const name of ['.incoming-20260101-000000000-abcdef', '20260101-000000000-abcdef'])
    mkdirSync(join(shop.target, 'releases', name));
  writeFileSync(join(shop.target, 'records', '20260102-000000000-abcdef.json'), '{}');
  expect((await shop.run()).exit).toBe(0);
  expect(entriesOf(shop, 'releases')).toHaveLength(1);
  expect(entriesOf(shop, 'records')).toHaveLength(1);
});

test('a live release without its record stays until the next publication', async () => {
  const shop = await openShop();
  await shop.run();
  const [before] = entriesOf(shop, 'releases');
  rmSync(join(shop.target, 'records'), { recursive: true });
  expect((await shop.run(['--dry-run'])).out).toContain('Primera publicación');
  expect(entriesOf(shop, 'releases')).toEqual([before]);
  expect((await shop.run()).exit).toBe(0);
});

test('of two runs at once one publishes, and the other names it', async () => {
  const shop = await openShop();
  const build = testBuild();
  const { exit } = await shop.run([], {
    async build(request) {
      const second = await shop.start();
      expect(second.exit).toBe(8);
      expect(second.out).toContain(`Ya se está publicando (proceso ${process.pid} en `);
      await build(request);
    },
  });
  expect(exit).toBe(0);
});

test('an invalid variable ends a publication before any request', async () => {
  const shop = await openShop();
  const unset = () => checkEnvironment({ PUBLIC_SITE_URL: 'hola' });
  const { exit, out } = await shop.run([], { unset });
  expect([exit, shop.asked()]).toEqual([64, 0]);
  expect(out).toContain('Lo que está en vivo no se tocó.\n  PUBLIC_SITE_URL wants an address');
});
