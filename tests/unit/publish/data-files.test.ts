import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { articlePaths, articlesWithoutPage, readNotices } from '../../../scripts/publish/data-files.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(site, { recursive: true }));

test('a site with only usable data files has no findings', async () => {
  expect(await readNotices(site)).toEqual([]);
});

test('a missing article and an empty page are reported with the name of the file, in plain Spanish', async () => {
  mkdirSync(join(site, 'datos'));
  const unknown = [
    { kind: 'sku', name: 'A-1' },
    { kind: 'category', name: 'bebes' },
  ];
  writeFileSync(
    join(site, 'datos', 'avisos.json'),
    JSON.stringify([{ file: 'a.md', unknown, isEmpty: true }]),
  );
  expect(await readNotices(site)).toEqual([
    'a.md: nombra el artículo A-1, que ya no está en la tienda; sigue sin él',
    'a.md: nombra la categoría bebes, que no está en el menú; sigue sin ella',
    'a.md: no le quedan bastantes artículos que se puedan comprar: no se publica',
  ]);
});

test("a phone that the services do not have is reported with the services' one", async () => {
  mkdirSync(join(site, 'datos'));
  const unknown = [{ kind: 'phone', name: '+50223456789' }];
  writeFileSync(
    join(site, 'datos', 'avisos.json'),
    JSON.stringify([{ file: 'src/content/facts.json', unknown, isEmpty: false }]),
  );
  expect(await readNotices(site)).toEqual([
    'src/content/facts.json: shop › phone: no es el teléfono del sistema de la tienda (TELEFONO), +50223456789',
  ]);
});

test('a shop whose articles all have pages reports no others', async () => {
  expect(await articlesWithoutPage(site)).toEqual([]);
});

test('an article without a page has its addresses in both languages', async () => {
  mkdirSync(join(site, 'datos'));
  writeFileSync(join(site, 'datos', 'sin-pagina.json'), '["A 1"]');
  const skus = await articlesWithoutPage(site);
  expect(skus).toEqual(['A 1']);
  expect(articlePaths('A 1')).toEqual(['/producto/A%201', '/en/producto/A%201']);
});
