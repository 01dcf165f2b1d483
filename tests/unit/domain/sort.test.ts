import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SortOrder, sortProducts } from '#domain/sort.ts';
import { product } from './samples.ts';

const a = { ...product, sku: 'a', price: 300, isNew: true };
const b = { ...product, sku: 'b', price: 900, discountedPrice: 100, discount: 89 };
const c = { ...product, sku: 'c', price: 200 };
const d = { ...product, sku: 'd', price: 200, isNew: true };

test.each<[SortOrder, string]>([
  ['relevance', 'abcd'],
  ['newest', 'adbc'],
  ['price-ascending', 'bcda'],
  ['price-descending', 'acdb'],
  ['discount', 'bacd'],
])('%s: %s, by the price that is paid, equal ones as they came', (order, skus) => {
  expect(
    sortProducts([a, b, c, d], order)
      .map(({ sku }) => sku)
      .join(''),
  ).toBe(skus);
});

test('sorting never changes which products are in the set, nor the list it was given', () => {
  const orders = fc.constantFrom<SortOrder[]>(
    'relevance',
    'newest',
    'price-ascending',
    'price-descending',
    'discount',
  );
  const some = fc.record({
    price: fc.nat(9),
    discountedPrice: fc.nat(5),
    discount: fc.nat(9),
    isNew: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some), orders, (products, order) => {
      const sorted = sortProducts(Object.freeze(products), order);
      expect(new Set(sorted)).toEqual(new Set(products));
      expect(sorted).toHaveLength(products.length);
    }),
  );
});
