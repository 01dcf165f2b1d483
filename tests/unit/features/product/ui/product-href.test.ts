import { expect, test } from 'vitest';
import { productHref } from '#features/product/ui/product-href.ts';
import { readSavedProduct } from '#features/saved/store/stored-saved-products.ts';

const row = { sku: 'TEN 7', name: 'Tenis', price: 500, discountedPrice: 0, image: '' };

test.each([
  { stored: { ...row, color: 'azul-marino' }, path: '/en/producto/TEN%207?color=azul-marino' },
  { stored: { ...row, color: 'a&talla=42' }, path: '/en/producto/TEN%207?color=a%26talla%3D42' },
  // Rows of older releases, and damaged ones.
  { stored: row, path: '/en/producto/TEN%207' },
  { stored: { ...row, color: 7 }, path: '/en/producto/TEN%207' },
])('a saved $stored.color leads to $path', ({ stored, path }) => {
  const product = readSavedProduct(stored);
  expect(product && productHref('en', product)).toBe(path);
});
