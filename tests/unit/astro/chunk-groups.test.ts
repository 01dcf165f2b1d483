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
      '/src/shared/hydration/import-chunk.ts',
      '/src/shared/hydration/start-island.ts',
      '/src/shared/storage/stored-text.ts',
      '/src/shell/browser/page.ts',
    ],
  ],
  [
    'later',
    [
      '/src/features/cart/browser/stored-cart-preview.ts',
      '/src/features/catalogue/browser/carousel.ts',
      '/src/features/catalogue/browser/list-page.ts',
      '/src/features/product/browser/product-page.ts',
      '/src/shared/hydration/mounts.ts',
      '/src/shared/money/page-money.ts',
      '/src/shell/browser/page-later.ts',
    ],
  ],
])('the file %s has modules that exist', (name, modules) => {
  const group = chunkGroups.find((each) => each.name === name);
  expect(files.filter((file) => group?.test.test(file)).sort()).toEqual(modules);
});

/** The imports of each module: in its file, or later. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/src/features/product/ui/Panel.tsx': [
    '/src/features/product/ui/quick-view/Panel.tsx',
    '/src/features/checkout/ui/checkout.tsx',
  ],
  '/src/features/product/ui/quick-view/Panel.tsx': [
    '/src/features/product/ui/quick-view/QuickView.tsx',
    '/src/features/product/ui/quick-view/Panel.tsx',
  ],
  '/src/shared/money/Price.tsx': [
    '/src/features/cart/ui/MiniCart.tsx',
    '/src/features/checkout/ui/checkout.tsx',
  ],
  '/src/features/cart/ui/use-line-actions.ts': ['/src/features/cart/ui/MiniCart.tsx'],
  '/src/shared/http/http.ts': ['/src/features/product/store/fetch-product.ts'],
  '/src/features/catalogue/rules/filter.ts': ['/src/features/catalogue/ui/mount-list.tsx'],
  '/src/shared/http/fields.ts': [
    '/src/features/catalogue/ui/mount-list.tsx',
    '/src/features/product/store/fetch-product.ts',
  ],
};
const isStart = (id: string): boolean => /mount-|MiniCart|checkout/.test(id);
const modules = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    dynamicImporters: isStart(id) ? ['/src/layouts/Shop.astro'] : [],
    isEntry: false,
  }),
};

test.each([
  ['/src/features/product/ui/Panel.tsx', 'views'],
  ['/src/features/product/ui/quick-view/QuickView.tsx', 'views'],
  ['/src/shared/money/Price.tsx', 'views'],
  ['/src/features/cart/ui/MiniCart.tsx', null],
  ['/src/features/cart/ui/use-line-actions.ts', null],
  ['/src/features/checkout/ui/checkout.tsx', null],
  ['/src/features/catalogue/ui/cards/SavedCard.tsx', 'views'],
  ['/src/shared/form/Field.css', 'style-Field'],
  ['/src/features/product/ui/card/ProductGrid.css', 'style-Product'],
  ['/src/shared/http/http.ts', 'services'],
  ['/src/shared/http/fields.ts', 'services'],
  ['/src/shared/ui/island/failure-text.ts', 'services'],
  ['/src/features/catalogue/rules/filter.ts', 'shop'],
  ['/src/features/catalogue/rules/list-query.ts', null],
])('%s is in the file of its users, or in its own: %s', (id, name) => {
  const named = chunkGroups.flatMap((group) =>
    group.name instanceof Function && group.test.test(id) ? (group.name(id, modules) ?? []) : [],
  );
  expect(named[0] ?? null).toBe(name);
});

test("the pages' entry modules exist, and none of them is in the shared file", () => {
  const copied = files.filter((file) => PRIVATE_COPIES.test(file));
  expect(copied).toHaveLength(21);
  expect(
    copied.filter((file) => chunkGroups.some(({ name, test: own }) => name === 'page' && own.test(file))),
  ).toEqual([]);
});

test('each language has one file of texts', () => {
  const group = chunkGroups.find((each) => each.test.test('/locales/en/cart.json'));
  expect(group?.name instanceof Function && group.name('/locales/en/cart.json', modules)).toBe('texts-en');
});
