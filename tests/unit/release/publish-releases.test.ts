import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueOf, liveLink, openTestShop, renamed, type TestShop } from './shop-fixture.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** The list without the times. */
async function listed(): Promise<readonly string[]> {
  const { exit, out } = await shop.run(['--releases']);
  expect(exit, out).toBe(0);
  return out
    .split('\n')
    .map((line) => line.replace(/\d+ de \p{L}+ de \d{4} a las .*$/u, '<moment>').trim())
    .filter((line) => line !== '' && !line.startsWith('✓'));
}

const CATALOGUE = catalogueOf(20);

test('releases are listed newest first, with their changes and the option that switches to them', async () => {
  expect(await listed()).toEqual([]);
  expect((await shop.run(['--releases'])).out).toContain('Todavía no se publicó nada');
  await shop.run();
  shop.sell(renamed(CATALOGUE, 'Niños', 'Infantil'));
  await shop.run();
  shop.sell(renamed(CATALOGUE, 'Niños', 'Peques'));
  await shop.run();
  const renames = ['· Menú: «Infantil» ahora se llama «Peques»', '· Menú: «Niños» ahora se llama «Infantil»'];
  expect(await listed()).toEqual([
    'en vivo         <moment>',
    renames[0],
    '--rollback 1    <moment>',
    renames[1],
    '--rollback 2    <moment>',
  ]);
  await shop.run(['--rollback']);
  expect(await listed()).toEqual([
    '--forward 1     <moment>',
    renames[0],
    'en vivo         <moment>',
    renames[1],
    '--rollback 1    <moment>',
  ]);
  expect((await shop.run(['--releases'])).out).toContain(
    `En vivo: la publicación ${liveLink(shop).split('/').at(-1)}`,
  );
});

test('a release that was rolled back and superseded is listed without an option', async () => {
  await shop.run();
  shop.sell(renamed(CATALOGUE, 'Niños', 'Infantil'));
  await shop.run();
  await shop.run(['--rollback']);
  shop.sell(renamed(CATALOGUE, 'Niños', 'Peques'));
  await shop.run();
  expect(await listed()).toEqual([
    'en vivo         <moment>',
    '· Menú: «Niños» ahora se llama «Peques»',
    '<moment>',
    '· Menú: «Niños» ahora se llama «Infantil»',
    '--rollback 1    <moment>',
  ]);
});

test('of many changes the first ones are listed, and the number of the others', async () => {
  await shop.run();
  shop.sell(catalogueOf(30));
  await shop.run();
  const lines = await listed();
  expect(lines.slice(0, 2)).toEqual(['en vivo         <moment>', '· Artículos nuevos: 10']);
  expect(lines[4]).toBe('· … y 8 más');
});

test('--releases excludes the other tasks', async () => {
  const { exit, out } = await shop.run(['--releases', '--rollback']);
  expect(exit).toBe(64);
  expect(out).toContain('Solo una de las opciones --rollback, --forward, --releases');
});
