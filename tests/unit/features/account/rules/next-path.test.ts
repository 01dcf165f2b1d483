/** The path after a login (decision 52, Way back after login). */
import { expect, test } from 'vitest';
import { safeNextPath } from '#features/account/rules/next-path.ts';

test.each([
  '/',
  '/en',
  '/en/',
  '/inicio',
  '/productos/hombre/zapatos?talla=42',
  '/producto/TEN-7',
  '/marca/kinalto',
  '/colecciones/verano-2026',
  '/en/checkout-bac',
  `/productos?buscar=${'x'.repeat(500 - '/productos?buscar='.length)}`,
])('%s is a page to come back to', (next) => {
  expect(safeNextPath(next)).toBe(next);
});

test.each([
  '',
  'cart',
  'a/../cart',
  'https://shop.invalid/cart',
  '//evil.example/cart',
  '/\\evil.example',
  '/cart\n',
  '/colecciones/a.b',
  '/colecciones/',
  '/cart/x',
  '/otra',
  `/productos?buscar=${'x'.repeat(501 - '/productos?buscar='.length)}`,
])('%j is not', (next) => {
  expect(safeNextPath(next)).toBeUndefined();
});

test('dots in a path are resolved before it is checked', () => {
  expect(safeNextPath('/productos/../cart?x=1')).toBe('/cart?x=1');
});
