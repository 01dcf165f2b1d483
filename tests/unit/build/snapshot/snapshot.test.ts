import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadSnapshot, productsOfCategory } from '#build/snapshot/snapshot.ts';
import { articleSchema } from '#features/product/api/wire/article.ts';
import { menuFromRows } from '#shared/menu/menu.ts';
import { ARTICLE } from '../../fixtures/wire.ts';
import { fakeApi, PATHS } from './fake-api.ts';

const asked = vi.fn<typeof fetch>(async () => new Response('', { status: 404 }));

const root = process.cwd();
let folder = '';
// The catalogue's cache lies below the working folder, so the tests run in a temporary one.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  process.chdir(folder);
});
afterAll(async () => {
  process.chdir(root);
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  globalThis.cachedSnapshot = undefined;
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
});

test('pages that render at the same time share one snapshot', async () => {
  const first = loadSnapshot();
  expect(loadSnapshot()).toBe(first);
  await expect(first).rejects.toThrow('HTTP 404');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('in development a failed snapshot is requested again', async () => {
  await expect(loadSnapshot()).rejects.toThrow('HTTP 404');
  await expect(loadSnapshot()).rejects.toThrow('HTTP 404');
  expect(asked).toHaveBeenCalledTimes(6);
});

test('in development the next page has the current menu, and the previous articles', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let name = 'Hombre';
  const menu = () => Response.json({ status: 200, data: [{ N1: 1, N1_Nombre: name }] });
  const { source, asked: paths } = fakeApi(2, (path) => (path === PATHS.menu ? menu() : undefined));
  vi.stubGlobal('fetch', source.fetch);
  const first = await loadSnapshot();
  name = 'Caballeros';
  expect(await loadSnapshot()).toBe(first);
  vi.setSystemTime(Date.now() + 2000);
  const next = await loadSnapshot();
  expect(next.menu.map(({ title }) => title)).toEqual(['Caballeros']);
  expect(next.products).toBe(first.products);
  expect(paths.filter((path) => path.startsWith(PATHS.list))).toHaveLength(1);
});

const product = (Sku: string, [N1, N2, N3]: readonly [number, number, number]) =>
  articleSchema('https://img.example.test/').parse({ ...ARTICLE, Sku, N1, N2, N3 });
const level = (id: number, name: string) => ({ id, name });
const NONE = level(0, '');
const SHOP = {
  menu: menuFromRows([
    [level(1, 'Hombre'), level(11, 'Zapatos'), level(111, 'Tenis')],
    [level(1, 'Hombre'), NONE, level(9, 'Ofertas')],
    [level(2, 'Mujer'), NONE, NONE],
  ]),
  products: [
    product('a', [1, 11, 111]),
    product('b', [1, 11, 112]),
    product('c', [1, 0, 9]),
    product('d', [2, 0, 0]),
    product('e', [0, 0, 0]),
  ],
};

test.each([
  ['hombre', ['a', 'b', 'c']],
  ['hombre/zapatos', ['a', 'b']],
  ['hombre/zapatos/tenis', ['a']],
  ['hombre/ofertas', ['c']],
  ['mujer', ['d']],
  ['zapatos', []],
  ['', []],
])('the entry %j holds the articles below it', (slug, skus) => {
  expect(productsOfCategory(SHOP, slug).map(({ sku }) => sku)).toEqual(skus);
});
