import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageChunk } from '../../../scripts/astro/page-chunk.ts';

const src = resolve(import.meta.dirname, '../../../src');

test('the file of every page has the modules that every page starts, each of which exists', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => `/src/${file}`);
  expect(files.filter((file) => pageChunk.test.test(file)).sort()).toEqual([
    '/src/modules/cart/mini-cart.ts',
    '/src/modules/page/page.ts',
    '/src/modules/product/quick-view.ts',
    '/src/styles/adopt-styles.ts',
  ]);
});
