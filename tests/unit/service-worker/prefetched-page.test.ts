import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchedUrl, prefetchPage, takePrefetched } from '#service-worker/prefetched-page.ts';

/** An answer of the shop itself, as a browser returns it. */
function fresh(text: string, init: ResponseInit = {}): Response {
  const answer = new Response(text, { headers: { 'Content-Type': 'text/html' }, ...init });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  return answer;
}

const taken = async (key: string): Promise<string | undefined> => (await takePrefetched(key))?.text();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a prefetched page is returned once, and to its own address only', async () => {
  await prefetchPage('/producto/A', async () => fresh('a'));
  expect(await taken('/producto/B')).toBeUndefined();
  expect(await taken('/producto/A')).toBe('a');
  expect(await taken('/producto/A')).toBeUndefined();
});

test('the last requested page replaces the one before', async () => {
  await prefetchPage('/producto/A', async () => fresh('a'));
  await prefetchPage('/producto/B', async () => fresh('b'));
  expect(await taken('/producto/A')).toBeUndefined();
  expect(await taken('/producto/B')).toBe('b');
});

test('a loading page is awaited', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  void prefetchPage('/producto/A', () => promise);
  const text = taken('/producto/A');
  resolve(fresh('a'));
  expect(await text).toBe('a');
});

test('a page after ten seconds is requested again', async () => {
  await prefetchPage('/producto/A', async () => fresh('a'));
  vi.advanceTimersByTime(10_000);
  expect(await taken('/producto/A')).toBeUndefined();
});

test.each([
  ['a fault', async () => fresh('no', { status: 503 })],
  ['another kind of file', async () => fresh('{}', { headers: { 'Content-Type': 'application/json' } })],
  [
    'what may not be stored',
    async () => fresh('a', { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } }),
  ],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is not returned: the navigation uses the network itself', async (_, network) => {
  await prefetchPage('/producto/A', network);
  expect(await taken('/producto/A')).toBeUndefined();
});

test.each([[undefined], [{ url: 'https://tienda.test/' }], ['producto'], [7]])(
  '%j is no address',
  (message) => {
    expect(prefetchedUrl(message)).toBeUndefined();
  },
);

test('a message that is an address is one', () => {
  expect(prefetchedUrl('https://tienda.test/producto/A')).toBe('https://tienda.test/producto/A');
});
