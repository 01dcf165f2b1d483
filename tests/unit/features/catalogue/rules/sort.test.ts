import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  byRelevance,
  type Sortable,
  type SortOrder,
  sortedPositions,
} from '#features/catalogue/rules/sort.ts';
import { product } from '../../../fixtures/samples.ts';

/** The products themselves in the order of their positions. */
function sorted<T extends Sortable>(products: readonly T[], order: SortOrder): readonly T[] {
  return sortedPositions(products, order).flatMap((position) => products[position] ?? []);
}

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
])('%s: %s, by the paid price, equal ones in their order', (order, skus) => {
  expect(
    sorted([a, b, c, d], order)
      .map(({ sku }) => sku)
      .join(''),
  ).toBe(skus);
});

test('by relevance sold-out products come last, all others in their order; by price they keep their place', () => {
  const list = [{ ...a, stock: 0 }, b, { ...c, stock: 0 }, d];
  expect(byRelevance(list).map(({ sku }) => sku)).toEqual(['b', 'd', 'a', 'c']);
  expect(sortedPositions(list, 'price-ascending')).toEqual([1, 2, 3, 0]);
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
    stock: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(some), orders, (products, order) => {
      const positions = sortedPositions(Object.freeze(products), order);
      expect(positions.toSorted((one, other) => one - other)).toEqual(products.map((_, at) => at));
    }),
  );
});
