/** Asking for an article (contract, Envelope): as the shopper who is logged in, whoever asks. */
import { afterEach, expect, it, vi } from 'vitest';
import { isGone } from '#domain/product/gone.ts';
import { fakeBrowser } from '../fake-browser.ts';
import { LOGGED_IN } from '../session-samples.ts';

afterEach(() => vi.unstubAllGlobals());

function answers(status: number): string[] {
  const tokens: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    tokens.push(`${new URL(url).pathname} ${new Headers(headers).get('Authorization')}`);
    return new Response('{}', { status });
  });
  return tokens;
}

it('carries the token of a customer, and none of a visitor', async () => {
  const asked = answers(404);
  fakeBrowser();
  const visitor = await import('#stores/product/live-product.ts');
  expect(isGone(await visitor.fetchLiveProduct('TEN 7'))).toBe(true);
  fakeBrowser(LOGGED_IN);
  const customer = await import('#stores/product/live-product.ts');
  await customer.fetchLiveProduct('TEN 7');
  expect(asked).toEqual(['/api/v1/items/TEN%207 null', '/api/v1/items/TEN%207 Bearer abc']);
});

it('asks again as a visitor where the service no longer knows the token: an article is sold to everybody', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('Authorization');
    asked.push(token);
    return new Response('{}', { status: token === null ? 404 : 401 });
  });
  const browser = fakeBrowser(LOGGED_IN);
  const { fetchLiveProduct } = await import('#stores/product/live-product.ts');
  expect(isGone(await fetchLiveProduct('TEN-7'))).toBe(true);
  expect(asked).toEqual(['Bearer abc', null]);
  expect(browser.sent('session:expired')).toHaveLength(1);
});

it('ends the session of a token that the service does not know any more, and says nothing of the article', async () => {
  answers(401);
  const browser = fakeBrowser(LOGGED_IN);
  const { fetchLiveProduct } = await import('#stores/product/live-product.ts');
  expect(isGone(await fetchLiveProduct('TEN-7'))).toBe(false);
  expect(browser.stored.has('tienda:usuario')).toBe(false);
  expect(browser.sent('session:expired')).toHaveLength(1);
});
