import { expect, test, vi } from 'vitest';
import {
  cacheFragment,
  cacheFragmentOfEach,
  createLruCache,
} from '../../../../../src/shared/html/once/cached-fragment.ts';

vi.stubEnv('DEV', false);

test('a part is rendered once, whatever asks for it', async () => {
  const render = vi.fn(async () => 'header');
  const menu = {};
  expect(await cacheFragment(['header', menu], render)).toBe('header');
  expect(await cacheFragment(['header', menu], render)).toBe('header');
  expect(render).toHaveBeenCalledOnce();
  expect(await cacheFragment(['header', {}], render)).toBe('header');
  expect(render).toHaveBeenCalledTimes(2);
});

test('what there is one of for each of many is rendered once for each, as long as it is made of the same', () => {
  const render = vi.fn(({ sku }: { sku: string }) => `card of ${sku}`);
  const [one, other] = [{ sku: 'A' }, { sku: 'B' }];
  const cardOf = cacheFragmentOfEach(['card', 'es'], render);
  expect([cardOf(one), cardOf(other), cardOf(one)]).toEqual(['card of A', 'card of B', 'card of A']);
  expect(cacheFragmentOfEach(['card', 'es'], render)(one)).toBe('card of A');
  expect(render).toHaveBeenCalledTimes(2);
  expect(cacheFragmentOfEach(['card', 'en'], render)(one)).toBe('card of A');
  expect(render).toHaveBeenCalledTimes(3);
});

test('in `astro dev`, where what it is made from changes, a part is rendered each time', async () => {
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

test('no more is kept than there is room for: what was not asked for longest goes', () => {
  const memory = createLruCache(10);
  memory.keep('a', '1234');
  memory.keep('b', '1234');
  expect(memory.find('a')).toBe('1234');
  expect(memory.keep('c', '1234')).toBe('1234');
  expect(memory.find('a')).toBe('1234');
  expect(memory.find('b')).toBeUndefined();
});

test('a part that is longer than all the room is not kept', () => {
  const memory = createLruCache(3);
  expect(memory.keep('a', '1234')).toBe('1234');
  expect(memory.find('a')).toBeUndefined();
});
