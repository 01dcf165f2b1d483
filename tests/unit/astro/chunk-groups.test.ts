import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from '../../../scripts/astro/chunk-groups.ts';

const src = resolve(import.meta.dirname, '../../../src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => `/src/${file}`);

test.each([
  [
    'page',
    [
      '/src/hydration/start-island.ts',
      '/src/modules/cart/mini-cart.ts',
      '/src/modules/page/page.ts',
      '/src/modules/product/quick-view.ts',
    ],
  ],
  ['hydration', ['/src/hydration/mounts.ts']],
])('the file %s has modules that exist', (name, modules) => {
  const group = chunkGroups.find((each) => each.name === name);
  expect(files.filter((file) => group?.test.test(file)).sort()).toEqual(modules);
});
