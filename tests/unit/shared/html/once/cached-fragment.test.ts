import { expect, test, vi } from 'vitest';
import {
  cacheFragment,
  cacheFragmentOfEach,
  createLruCache,
} from '../../../../../src/shared/html/once/cached-fragment.ts';

vi.stubEnv('DEV', false);

test('a fragment is rendered once, whatever requests it', async () => {
  const render = vi.fn(async () => 'header');
  const menu = {};
  expect(await cacheFragment(['header', menu], render)).toBe('header');
  expect(await cacheFragment(['header', menu], render)).toBe('header');
  expect(render).toHaveBeenCalledOnce();
  expect(await cacheFragment(['header', {}], render)).toBe('header');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a fragment of each of many is rendered once for each, while its input is the same', () => {
  const render = vi.fn(({ sku }: { sku: string }) => `card of ${sku}`);
  const [one, other] = [{ sku: 'A' }, { sku: 'B' }];
  const cardOf = cacheFragmentOfEach(['card', 'es'], render);
  expect([cardOf(one), cardOf(other), cardOf(one)]).toEqual(['card of A', 'card of B', 'card of A']);
  expect(cacheFragmentOfEach(['card', 'es'], render)(one)).toBe('card of A');
  expect(render).toHaveBeenCalledTimes(2);
  expect(cacheFragmentOfEach(['card', 'en'], render)(one)).toBe('card of A');
  expect(render).toHaveBeenCalledTimes(3);
});

test('in `astro dev`, where its input changes, a fragment is rendered each time', async () => {
  vi.stubEnv('DEV', true);
  const render = vi.fn(() => 'part');
  const part = {};
  await cacheFragment(['dev'], async () => render());
  await cacheFragment(['dev'], async () => render());
  cacheFragmentOfEach(['dev'], render)(part);
  cacheFragmentOfEach(['dev'], render)(part);
  expect(render).toHaveBeenCalledTimes(4);
  vi.stubEnv('DEV', false);
});

test('the cache has a limit: the longest unused one is removed', () => {
  const memory = createLruCache(10);
  memory.keep('a', '1234');
  memory.keep('b', '1234');
  expect(memory.find('a')).toBe('1234');
  expect(memory.keep('c', '1234')).toBe('1234');
  expect(memory.find('a')).toBe('1234');
  expect(memory.find('b')).toBeUndefined();
});

test('a fragment larger than the cache is not cached', () => {
  const memory = createLruCache(3);
  expect(memory.keep('a', '1234')).toBe('1234');
  expect(memory.find('a')).toBeUndefined();
});
