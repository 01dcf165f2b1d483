import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerAsset,
  answerData,
  answerPage,
  answerPicture,
  cacheLoadedPicture,
  type Exchange,
  NETWORK_TIMEOUT_MS,
} from '#service-worker/answers.ts';
import { ASSETS, DATA, dropOldCaches, keep, offlineCache, PAGES, PICTURES } from '#service-worker/cached.ts';
import { fakeCaches } from './fake-caches.ts';

/** An answer of the shop itself, as a browser returns it. */
function fresh(text: string, init: ResponseInit = {}): Response {
  const answer = new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' }, ...init });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  // A copy loses the type that was set on the object.
  Object.defineProperty(answer, 'clone', { value: () => fresh(text, init) });
  return answer;
}

const JPEG = { headers: { 'Content-Type': 'image/jpeg' } };
const SCRIPT = { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } };

const page = { key: '/producto/A', offline: '/sin-conexion' };
let work: Promise<unknown>[] = [];

const exchange = (network: () => Promise<Response>, reload = network): Exchange => ({
  network,
  reload,
  waitUntil: (promise) => void work.push(promise),
});
const online = (answer: Response): Exchange => exchange(async () => answer);
const offline = (): Exchange => exchange(() => Promise.reject(new TypeError('Failed to fetch')));

/** The text of a page's answer, once all pending work for it is done. */
async function pageText(with_: Exchange): Promise<string> {
  const answer = await answerPage(page, 'r1', with_);
  await Promise.all(work);
  return answer.type === 'error' ? 'error' : answer.text();
}

beforeEach(() => {
  work = [];
  fakeCaches();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page', () => {
  test('comes from the network, and opens later without it', async () => {
    expect(await pageText(online(fresh('one')))).toBe('one');
    expect(await pageText(online(fresh('two')))).toBe('two');
    expect(await pageText(offline())).toBe('two');
  });

  test('that was never visited shows the offline page of its language', async () => {
    const own = { name: offlineCache('r1'), capacity: 9 };
    await keep(own, '/sin-conexion', fresh('sin conexión'));
    expect(await pageText(offline())).toBe('sin conexión');
  });

  test('is shown from the cache when the host has a fault, not when the page is gone', async () => {
    await pageText(online(fresh('one')));
    expect(await pageText(online(fresh('fault', { status: 503 })))).toBe('one');
    expect(await pageText(online(fresh('gone', { status: 404 })))).toBe('gone');
    expect(await pageText(offline())).toBe('error');
  });

  test('is awaited as long as it takes, unless it was visited before', async () => {
    vi.useFakeTimers();
    const never = exchange(() => new Promise(() => undefined));
    const first = vi.fn();
    void answerPage(page, 'r1', never).then(first);
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS * 10);
    expect(first).not.toHaveBeenCalled();

    work = [];
    await pageText(online(fresh('one')));
    const second = answerPage(page, 'r1', never);
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS);
    expect(await (await second).text()).toBe('one');
  });

  test.each([
    ['forbids it', { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } }],
    ['is no page', { headers: { 'Content-Type': 'application/json' } }],
    ['is a fault', { status: 500 }],
  ])('is not cached when the answer %s', async (_why, init) => {
    const kept = fakeCaches();
    await pageText(online(fresh('x', init)));
    expect(kept.keysOf(PAGES.name)).toEqual([]);
  });
});

test('a data file is requested again each time', async () => {
  const json = { headers: { 'Content-Type': 'application/json' } };
  const kept = fakeCaches();
  const read = async (with_: Exchange): Promise<string> => (await answerData('/datos/a.json', with_)).text();
  expect(await read(online(fresh('1', json)))).toBe('1');
  await Promise.all(work);
  expect(await read(online(fresh('2', json)))).toBe('2');
  await Promise.all(work);
  expect(kept.keysOf(DATA.name)).toEqual(['/datos/a.json']);
  expect(await read(offline())).toBe('2');
});

test('a hashed file is fetched once; a missing one is not cached', async () => {
  const kept = fakeCaches();
  const network = vi.fn(async () => fresh('code', SCRIPT));
  await answerAsset('/_astro/a.1.js', exchange(network));
  await Promise.all(work);
  expect(await (await answerAsset('/_astro/a.1.js', exchange(network))).text()).toBe('code');
  expect(network).toHaveBeenCalledTimes(1);
  const gone = await answerAsset('/_astro/b.1.js', online(fresh('', { status: 404 })));
  expect(gone.status).toBe(404);
  expect(kept.keysOf(ASSETS.name)).toEqual(['/_astro/a.1.js']);
});

describe('instead of a hashed file', () => {
  const key = '/_astro/a.1.js';
  const code = () => fresh('code', SCRIPT);
  const text = async (with_: Exchange): Promise<string> => {
    const answer = await answerAsset(key, with_);
    await Promise.all(work);
    return answer.text();
  };

  test.each([
    ['/_astro/a.1.js', 'text/html; charset=utf-8'],
    ['/_astro/a.1.js', 'application/json'],
    ['/_astro/a.1.js', ''],
    ['/_astro/a.1.css', 'text/html'],
    ['/_astro/a.1.css', 'text/javascript'],
    ['/_astro/a.1.woff2', 'text/html'],
    ['/_astro/a.1.webp', 'text/html'],
    ['/_astro/a.1.bin', 'text/html'],
  ])('%s, an answer of type %j is not cached', async (path, type) => {
    const kept = fakeCaches();
    await answerAsset(path, online(fresh('x', { headers: { 'Content-Type': type } })));
    await Promise.all(work);
    expect(kept.keysOf(ASSETS.name)).toEqual([]);
  });

  test.each([
    ['/_astro/a.1.js', 'application/javascript'],
    ['/_astro/a.1.mjs', 'text/javascript; charset=utf-8'],
    ['/_astro/a.1.css', 'text/css; charset=UTF-8'],
    ['/_astro/a.1.woff2', 'font/woff2'],
    ['/_astro/a.1.woff2', 'application/octet-stream'],
    ['/_astro/a.1.webp', 'image/webp'],
    ['/_astro/a.1.json', 'application/json'],
  ])('%s, an answer of type %j is cached', async (path, type) => {
    const kept = fakeCaches();
    await answerAsset(path, online(fresh('x', { headers: { 'Content-Type': type } })));
    await Promise.all(work);
    expect(kept.keysOf(ASSETS.name)).toEqual([path]);
  });

  test("a page is requested once more, past the browser's own cache", async () => {
    const kept = fakeCaches();
    expect(
      await text(
        exchange(
          async () => fresh('firewall'),
          async () => code(),
        ),
      ),
    ).toBe('code');
    expect(kept.keysOf(ASSETS.name)).toEqual([key]);
    const lost = exchange(
      async () => fresh('firewall'),
      () => Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(answerAsset('/_astro/b.1.js', lost)).rejects.toThrow('Failed to fetch');
    const wrong = await answerAsset('/_astro/b.1.js', online(fresh('firewall')));
    expect(wrong.type).toBe('error');
  });

  test('a page that a former release cached is not served: it is deleted, and the file is fetched', async () => {
    const kept = fakeCaches();
    await keep(ASSETS, key, fresh('firewall'));
    expect(await text(online(code()))).toBe('code');
    expect(await text(offline())).toBe('code');
    await keep(ASSETS, key, fresh('firewall'));
    await expect(text(offline())).rejects.toThrow('Failed to fetch');
    expect(kept.keysOf(ASSETS.name)).toEqual([]);
  });
});

test('a page instead of a data file is an error, and the cached file is shown', async () => {
  const json = { headers: { 'Content-Type': 'application/json' } };
  const read = (with_: Exchange): Promise<Response> => answerData('/datos/a.json', with_);
  expect((await read(online(fresh('firewall')))).type).toBe('error');
  await read(online(fresh('1', json)));
  await Promise.all(work);
  expect(await (await read(online(fresh('firewall')))).text()).toBe('1');
});

test('a page instead of a picture is not cached, a cached one is not served', async () => {
  const kept = fakeCaches();
  const url = 'https://tienda.test/a.jpg';
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => fresh('firewall'));
  const looked = cacheLoadedPicture(url);
  await vi.runAllTimersAsync();
  await looked;
  expect(kept.keysOf(PICTURES.name)).toEqual([]);
  vi.useRealTimers();
  await keep(PICTURES, url, fresh('firewall'));
  await expect(answerPicture(url, 'r1', offline())).rejects.toThrow('Failed to fetch');
});

test('a picture is shown again offline, and fails as usual when it was never loaded', async () => {
  const url = 'https://tienda.test/a.jpg';
  vi.useFakeTimers();
  const asked = vi.fn(async (_url: string, _init: RequestInit) => fresh('picture', JPEG));
  // The page has not loaded it yet when the worker looks for the first time.
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
  const looked = cacheLoadedPicture(url);
  await vi.runAllTimersAsync();
  await looked;
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked.mock.lastCall).toEqual([url, { cache: 'only-if-cached', mode: 'same-origin' }]);
  vi.useRealTimers();
  expect(await (await answerPicture(url, 'r1', offline())).text()).toBe('picture');
  await expect(answerPicture('https://tienda.test/b.jpg', 'r1', offline())).rejects.toThrow(
    'Failed to fetch',
  );
});

describe('the caches', () => {
  test('make room for the newest', async () => {
    const kept = fakeCaches();
    for (const key of ['/a', '/b', '/c', '/a']) await keep({ ...PAGES, capacity: 2 }, key, fresh(key));
    expect(kept.keysOf(PAGES.name)).toEqual(['/c', '/a']);
  });

  test('lose their pictures first when the disk is full', async () => {
    const kept = fakeCaches([PAGES.name], PICTURES.name);
    await keep(PICTURES, '/a.jpg', fresh('picture', JPEG));
    expect(await pageText(online(fresh('one')))).toBe('one');
    expect(kept.keysOf(PAGES.name)).toEqual([page.key]);
    expect(kept.names()).not.toContain(PICTURES.name);
  });

  test('are cleared when the disk is full, and the page is still shown', async () => {
    const kept = fakeCaches([PAGES.name]);
    expect(await pageText(online(fresh('one')))).toBe('one');
    expect(kept.names()).not.toContain(PAGES.name);
  });

  test('of other versions are deleted, foreign ones are not', async () => {
    const kept = fakeCaches();
    const names = [
      PAGES.name,
      PICTURES.name,
      'tienda-pages-0',
      offlineCache('r0'),
      offlineCache('r1'),
      'otra',
    ];
    for (const name of names) await keep({ ...PAGES, name }, '/a', fresh('a'));
    await dropOldCaches('r1');
    expect(kept.names()).toEqual([PAGES.name, PICTURES.name, offlineCache('r1'), 'otra']);
  });
});
