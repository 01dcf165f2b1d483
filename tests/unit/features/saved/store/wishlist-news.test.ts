/** News of favourites, looked up in the published list (decision 151, Returning shoppers). */
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { product } from '../../../fixtures/samples.ts';
import { listFileOf } from '../../../list-file-of.ts';

const PATH = '/datos/productos.json';
const HOUR = 60 * 60 * 1000;
const kept: SavedProduct = {
  ...{ sku: product.sku, name: product.name, image: '' },
  ...{ price: 60_000, discountedPrice: 0 },
};
const gone: SavedProduct = { ...kept, sku: 'GONE' };

afterEach(() => vi.unstubAllGlobals());

/** A browser with these favourites, before a shop whose list has one of them for less. */
async function open(favourites: readonly SavedProduct[], news?: string) {
  const browser = fakeBrowser({
    'tienda:wishlist': JSON.stringify(favourites),
    ...(news !== undefined && { 'tienda:wishlistNews': news }),
  });
  const fetched = vi.fn(async () => Response.json(listFileOf(product)));
  vi.stubGlobal('fetch', fetched);
  return { browser, fetched, ...(await import('#features/saved/store/wishlist-news.ts')) };
}

test('are counted once in six hours, until their page was seen', async () => {
  const { fetched, countNews, seeNews } = await open([kept, gone]);
  expect(await countNews(PATH, HOUR)).toBe(1);
  expect(await countNews(PATH, 2 * HOUR)).toBe(1);
  expect(fetched).toHaveBeenCalledOnce();
  expect(await seeNews(PATH, 3 * HOUR)).toMatchObject([{ sku: product.sku, fell: 10_000 }]);
  expect(await countNews(PATH, 4 * HOUR)).toBe(0);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await countNews(PATH, 10 * HOUR)).toBe(0);
  expect(fetched).toHaveBeenCalledTimes(3);
  // They still show the difference since they were saved.
  expect(await seeNews(PATH, 11 * HOUR)).toMatchObject([{ fell: 10_000 }]);
});

test('a shopper without favourites requests nothing', async () => {
  const { fetched, countNews } = await open([]);
  expect(await countNews(PATH, HOUR)).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
});

test('a list that cannot be loaded reports nothing, and is requested again', async () => {
  const { fetched, countNews, seeNews } = await open([kept]);
  fetched.mockImplementation(async () => new Response('', { status: 500 }));
  expect(await countNews(PATH, HOUR)).toBe(0);
  expect(await seeNews(PATH, HOUR)).toEqual([]);
  expect(await countNews(PATH, HOUR)).toBe(0);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a removed favourite has no news', async () => {
  const stored = JSON.stringify({ version: 1, checkedAt: HOUR, seen: {}, unseen: [kept.sku, 'OTHER'] });
  const { countNews } = await open([kept], stored);
  expect(await countNews(PATH, 2 * HOUR)).toBe(1);
});

test.each([
  ['of another version', '{"version":2,"checkedAt":3600000,"seen":{},"unseen":["OTHER"]}'],
  ['damaged', '{'],
  ['without its parts', '{"version":1,"seen":{"TEN-7":{"price":"much"}},"unseen":[7]}'],
  ['from a clock that was set back', '{"version":1,"checkedAt":99000000000,"seen":{},"unseen":[]}'],
])('a price stored %s is looked up again', async (_, stored) => {
  const { countNews } = await open([kept], stored);
  expect(await countNews(PATH, HOUR)).toBe(1);
});
