import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, PRIVATE_COPIES } from '../../../scripts/astro/chunk-groups.ts';

const src = resolve(import.meta.dirname, '../../../src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => `/src/${file}`);

test.each([
  [
    'page',
    [
      '/src/hydration/import-chunk.ts',
      '/src/hydration/start-island.ts',
      '/src/modules/page/page.ts',
      '/src/stores/storage/stored-text.ts',
    ],
  ],
  [
    'later',
    [
      '/src/hydration/mounts.ts',
      '/src/modules/cart/cart-page.ts',
      '/src/modules/cart/mini-cart-preview.ts',
      '/src/modules/catalogue/carousel.ts',
      '/src/modules/catalogue/list-page.ts',
      '/src/modules/money/page-money.ts',
      '/src/modules/page/page-later.ts',
      '/src/modules/product/product-page.ts',
    ],
  ],
])('the file %s has modules that exist', (name, modules) => {
  const group = chunkGroups.find((each) => each.name === name);
  expect(files.filter((file) => group?.test.test(file)).sort()).toEqual(modules);
});

/** Who imports what: with itself, or later. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/src/ui/panel.tsx': ['/src/islands/panel.tsx', '/src/islands/checkout.tsx'],
  '/src/islands/panel.tsx': ['/src/islands/product/mount-quick-view.tsx', '/src/islands/panel.tsx'],
  '/src/ui/money/Price.tsx': ['/src/islands/cart/mini-cart/mount-mini-cart.tsx', '/src/islands/checkout.tsx'],
  '/src/islands/cart/mini-cart/MiniCart.tsx': ['/src/islands/cart/mini-cart/mount-mini-cart.tsx'],
  '/src/services/http.ts': ['/src/stores/product/fetch-product.ts'],
  '/src/domain/catalogue/filter.ts': ['/src/islands/catalogue/mount-list.tsx'],
  '/src/services/fields.ts': [
    '/src/islands/catalogue/mount-list.tsx',
    '/src/stores/product/fetch-product.ts',
  ],
};
const isStart = (id: string): boolean => /mount-|checkout/.test(id);
const modules = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    dynamicImporters: isStart(id) ? ['/src/layouts/Shop.astro'] : [],
    isEntry: false,
  }),
};

test.each([
  ['/src/ui/panel.tsx', 'views'],
  ['/src/islands/product/mount-quick-view.tsx', 'views'],
  ['/src/ui/money/Price.tsx', 'views'],
  ['/src/islands/cart/mini-cart/MiniCart.tsx', null],
  ['/src/islands/checkout.tsx', null],
  ['/src/islands/catalogue/cards/SavedCard.tsx', 'views'],
  ['/src/ui/form/Field.css', 'style-Field'],
  ['/src/ui/product/ProductGrid.css', 'style-Product'],
  ['/src/services/http.ts', 'services'],
  ['/src/services/fields.ts', 'services'],
  ['/src/islands/page/failure-text.ts', 'services'],
  ['/src/domain/catalogue/filter.ts', 'shop'],
  ['/src/domain/catalogue/list-query.ts', null],
])('%s stands in the file of those that it serves, or in its own: %s', (id, name) => {
  const named = chunkGroups.flatMap((group) =>
    group.name instanceof Function && group.test.test(id) ? (group.name(id, modules) ?? []) : [],
  );
  expect(named[0] ?? null).toBe(name);
});

test('what pages begin with are modules that exist, and none of them is in the file of all pages', () => {
  const copied = files.filter((file) => PRIVATE_COPIES.test(file));
  expect(copied).toHaveLength(23);
  expect(
    copied.filter((file) => chunkGroups.some(({ name, test: own }) => name === 'page' && own.test(file))),
  ).toEqual([]);
});

test('texts stand in one file a language', () => {
  const group = chunkGroups.find((each) => each.test.test('/locales/en/cart.json'));
  expect(group?.name instanceof Function && group.name('/locales/en/cart.json', modules)).toBe('texts-en');
});
