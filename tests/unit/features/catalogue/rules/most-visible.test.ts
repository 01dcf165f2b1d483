import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostVisibleSkus } from '#features/catalogue/rules/sort.ts';
import { articleSchema } from '#features/product/api/wire/article.ts';
import type { Product } from '#features/product/rules/product.ts';
import { ARTICLE } from '../../../fixtures/wire.ts';

const base = articleSchema('https://img.example.test/').parse(ARTICLE);
const product = (sku: string, levels: Product['levels'], brand: string): Product => ({
  ...base,
  sku,
  levels,
  brand,
});

const catalogue = [
  product('a', [1, 1, 1], 'Ceiba'),
  product('b', [1, 1, 1], 'Ceiba'),
  product('c', [1, 1, 2], 'Ceiba'),
  product('d', [2, 1, 1], 'Ceiba'),
  product('e', [1, 1, 1], 'Volcán'),
  product('f', [1, 1, 1], 'Volcán'),
];

describe('the most visible articles', () => {
  test('are those highest in any list, and the more relevant of equals', () => {
    // a, c, d and e are first somewhere; b is second and f, too.
    expect([...mostVisibleSkus(catalogue, [], 4)]).toEqual(['a', 'c', 'd', 'e']);
    expect([...mostVisibleSkus(catalogue, [], 5)]).toEqual(['a', 'c', 'd', 'e', 'b']);
  });

  test('are not those that are alone only because there is no list: without a category below, without a brand', () => {
    const sold = [
      product('a', [1, 2, 3], 'Ceiba'),
      product('b', [1, 2, 3], 'Ceiba'),
      product('no third', [1, 2, 0], 'Ceiba'),
      product('no second', [1, 0, 0], ''),
      product('own', [1, 2, 4], 'Ceiba'),
    ];
    expect([...mostVisibleSkus(sold, [], 5)]).toEqual(['a', 'own', 'b', 'no third', 'no second']);
  });

  test('count a top category and everything as lists', () => {
    const sold = [
      product('a', [1, 0, 0], ''),
      product('b', [0, 0, 0], ''),
      product('c', [1, 0, 0], ''),
      product('d', [0, 0, 0], ''),
    ];
    expect([...mostVisibleSkus(sold, [], 4)]).toEqual(['a', 'b', 'c', 'd']);
    expect([...mostVisibleSkus(sold.toReversed(), [], 4)]).toEqual(['d', 'c', 'a', 'b']);
  });

  test('start with the new arrivals, as far as the shop sells them', () => {
    expect([...mostVisibleSkus(catalogue, [{ sku: 'f' }, { sku: 'gone' }], 2)]).toEqual(['f', 'a']);
  });

  test('are as many as requested, and a larger number never drops one', () => {
    const places = fc.tuple(fc.integer({ max: 3, min: 1 }), fc.integer({ max: 2, min: 1 }), fc.constant(1));
    const list = fc.array(fc.tuple(places, fc.constantFrom('A', 'B', 'C')), { maxLength: 40 });
    fc.assert(
      fc.property(list, fc.nat(45), (drawn, count) => {
        const products = drawn.map(([levels, brand], at) => product(`s${at}`, levels, brand));
        const fewer = mostVisibleSkus(products, [], count);
        const more = mostVisibleSkus(products, [], count + 1);
        expect(fewer.size).toBe(Math.min(count, products.length));
        expect(fewer.isSubsetOf(more)).toBe(true);
      }),
    );
  });
});
