import { expect, test, vi } from 'vitest';
import { builtOnce, eachBuiltOnce, textMemory } from '../../../../../src/shared/html/once/built-once.ts';

vi.stubEnv('DEV', false);

test('a part is rendered once, whatever asks for it', async () => {
  const render = vi.fn(async () => 'header');
  const menu = {};
  expect(await builtOnce(['header', menu], render)).toBe('header');
  expect(await builtOnce(['header', menu], render)).toBe('header');
  expect(render).toHaveBeenCalledOnce();
  expect(await builtOnce(['header', {}], render)).toBe('header');
  expect(render).toHaveBeenCalledTimes(2);
});

test('what there is one of for each of many is rendered once for each, as long as it is made of the same', () => {
  const render = vi.fn(({ sku }: { sku: string }) => `card of ${sku}`);
  const [one, other] = [{ sku: 'A' }, { sku: 'B' }];
  const cardOf = eachBuiltOnce(['card', 'es'], render);
  expect([cardOf(one), cardOf(other), cardOf(one)]).toEqual(['card of A', 'card of B', 'card of A']);
  expect(eachBuiltOnce(['card', 'es'], render)(one)).toBe('card of A');
  expect(render).toHaveBeenCalledTimes(2);
  expect(eachBuiltOnce(['card', 'en'], render)(one)).toBe('card of A');
  expect(render).toHaveBeenCalledTimes(3);
});

test('in `astro dev`, where what it is made from changes, a part is rendered each time', async () => {
  vi.stubEnv('DEV', true);
  const render = vi.fn(() => 'part');
  const part = {};
  await builtOnce(['dev'], async () => render());
  await builtOnce(['dev'], async () => render());
  eachBuiltOnce(['dev'], render)(part);
  eachBuiltOnce(['dev'], render)(part);
  expect(render).toHaveBeenCalledTimes(4);
  vi.stubEnv('DEV', false);
});

test('no more is kept than there is room for: what was not asked for longest goes', () => {
  const memory = textMemory(10);
  memory.keep('a', '1234');
  memory.keep('b', '1234');
  expect(memory.find('a')).toBe('1234');
  expect(memory.keep('c', '1234')).toBe('1234');
  expect(memory.find('a')).toBe('1234');
  expect(memory.find('b')).toBeUndefined();
});

test('a part that is longer than all the room is not kept', () => {
  const memory = textMemory(3);
  expect(memory.keep('a', '1234')).toBe('1234');
  expect(memory.find('a')).toBeUndefined();
});
