import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextSequence, sortReleases } from '../../../../scripts/release/store/records.ts';
import { catalogueOf, live, openTestShop, renamed, type TestShop } from '../shop-fixture.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  // Only the clock is fake: services and files keep their timers.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  shop.close();
});

/** Publishes a menu entry under a name, with the machine's clock at a day. */
async function publishAt(day: string, name: string, args: readonly string[] = []): Promise<void> {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  shop.sell(renamed(catalogueOf(4), 'Niños', name));
  const { exit, out } = await shop.run(args);
  expect(exit, out).toBe(0);
}

const isLive = (name: string): boolean => live(shop, 'index.html').includes(`>${name}<`);

const recordFiles = (): readonly string[] =>
  readdirSync(join(shop.target, 'records'))
    .filter((name) => !name.includes('.cdx.'))
    .map((name) => join(shop.target, 'records', name));

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));

test('releases made with the clock set back are rolled back from, and forward to, in their order of publication', async () => {
  await publishAt('2026-11-20', 'Uno');
  await publishAt('2026-11-21', 'Dos');
  await publishAt('2020-01-01', 'Tres');
  expect((await shop.run(['--rollback'])).exit).toBe(0);
  expect(isLive('Dos')).toBe(true);
  const listed = (await shop.run(['--releases'])).out;
  expect(listed.indexOf('--forward 1')).toBeLessThan(listed.indexOf('en vivo '));
  expect(listed.indexOf('en vivo ')).toBeLessThan(listed.indexOf('--rollback 1'));
  expect((await shop.run(['--forward'])).exit).toBe(0);
  expect(isLive('Tres')).toBe(true);
  // Rolled back and published over: forward leads to the newest, whatever its clock was.
  await shop.run(['--rollback', '2']);
  await publishAt('2019-01-01', 'Cuatro');
  await shop.run(['--rollback']);
  expect((await shop.run(['--forward'])).exit).toBe(0);
  expect(isLive('Cuatro')).toBe(true);
});

test('the release that was published first is deleted first, not the one of a clock set back', async () => {
  await publishAt('2026-11-20', 'Uno');
  await publishAt('2026-11-21', 'Dos');
  await publishAt('2020-01-01', 'Tres');
  await publishAt('2020-01-02', 'Cuatro', ['--keep', '3']);
  expect((await shop.run(['--rollback'])).exit).toBe(0);
  expect(isLive('Tres')).toBe(true);
  expect((await shop.run(['--rollback'])).exit).toBe(0);
  expect(isLive('Dos')).toBe(true);
  expect((await shop.run(['--rollback'])).out).toContain('No hay ninguna publicación antes');
});

test('records of an earlier version are numbered in the order in which they replaced each other', async () => {
  await publishAt('2026-11-20', 'Uno');
  await publishAt('2026-11-21', 'Dos');
  await publishAt('2020-01-01', 'Tres');
  for (const file of recordFiles()) {
    const { sequence: _, ...record } = readJson(file);
    writeFileSync(file, JSON.stringify(record));
  }
  expect((await shop.run(['--dry-run'])).exit).toBe(0);
  expect(recordFiles().filter((file) => 'sequence' in readJson(file))).toEqual([]);
  await publishAt('2018-01-01', 'Cuatro');
  const numbered = recordFiles().map((file) => readJson(file));
  expect(numbered.map(({ sequence }) => sequence).sort()).toEqual([1, 2, 3, 4]);
  expect(numbered.find(({ sequence }) => sequence === 4)?.['id']).toBe(
    readlinkSync(join(shop.target, 'current')).split('/').at(-1),
  );
  for (const name of ['Tres', 'Dos', 'Uno']) {
    expect((await shop.run(['--rollback'])).exit).toBe(0);
    expect(isLive(name)).toBe(true);
  }
});

test('a release without a sequence comes after the one that it replaced, else by its id', () => {
  const order = (releases: Parameters<typeof sortReleases>[0]): readonly string[] =>
    sortReleases(releases).map(({ id }) => id);
  expect(
    order([
      { id: 'c', previous: 'b' },
      { id: 'a', previous: 'd' },
      { id: 'b', previous: '' },
      { id: 'd', previous: 'c' },
    ]),
  ).toEqual(['b', 'c', 'd', 'a']);
  expect(
    order([
      { id: 'a', previous: 'b', sequence: 9 },
      { id: 'b', previous: '', sequence: 2 },
      { id: 'z', previous: 'gone' },
    ]),
  ).toEqual(['z', 'b', 'a']);
  // Edited by hand.
  expect(
    order([
      { id: 'a', previous: 'b' },
      { id: 'b', previous: 'a' },
    ]),
  ).toEqual(['a', 'b']);
  expect(nextSequence([])).toBe(1);
  expect(
    nextSequence([
      { id: 'a', previous: '' },
      { id: 'b', previous: 'a', sequence: 7 },
    ]),
  ).toBe(8);
});
