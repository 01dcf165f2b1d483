import { EventEmitter } from 'node:events';
import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshTexts } from '../../../scripts/astro/fresh-texts.ts';

beforeEach(() => vi.restoreAllMocks());

/**
 * Reports a changed file to a development server.
 * @returns the messages to its pages
 */
async function change(file: string) {
  const order: string[] = [];
  vi.spyOn(i18next, 'reloadResources').mockImplementation(async () => void order.push('texts read'));
  const watcher = new EventEmitter();
  const ws = { send: ({ type }: { readonly type: string }) => order.push(type) };
  const setup = freshTexts().hooks['astro:server:setup'];
  Reflect.apply(setup ?? expect.fail, undefined, [{ server: { watcher, ws } }]);
  await Promise.all(
    watcher.listeners('change').map((listener) => Reflect.apply(listener, undefined, [file])),
  );
  return order;
}

test.each([
  '/shop/locales/es-GT/cart.json',
  String.raw`C:\shop\locales\en\cart.json`,
  '/shop/src/content/facts.json',
  String.raw`C:\shop\src\content\delivery\returns.json`,
])('a changed text or fact is read before the pages reload: %s', async (file) => {
  expect(await change(file)).toEqual(['texts read', 'full-reload']);
});

test.each(['/shop/src/content/locations.json', '/shop/locales/readme.md'])(
  'any other file is the business of others: %s',
  async (file) => {
    expect(await change(file)).toEqual([]);
  },
);
