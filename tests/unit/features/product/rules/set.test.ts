/** The visible part of an editor's set. */
import { expect, test } from 'vitest';
import { companions, faultsOf } from '#features/product/rules/set.ts';
import { product } from '../../../fixtures/samples.ts';

const articles = new Map(
  ['SHIRT', 'JEANS', 'BAG'].map((sku) => [sku, { ...product, sku, stock: sku === 'BAG' ? 0 : 3 }]),
);
const skus = (set: readonly string[], sku: string): readonly string[] =>
  companions({ skus: set }, sku, articles).map((each) => each.sku);

test('an article has the others of its set, in their order, and nothing of another one', () => {
  expect(skus(['JEANS', 'SHIRT'], 'SHIRT')).toEqual(['JEANS']);
  expect(skus(['JEANS', 'SHIRT'], 'HAT')).toEqual([]);
});

test('sold-out or missing products are not offered; the page of a sold-out one still shows the rest', () => {
  expect(skus(['SHIRT', 'JEANS', 'BAG', 'OLD'], 'SHIRT')).toEqual(['JEANS']);
  expect(skus(['SHIRT', 'JEANS', 'BAG'], 'BAG')).toEqual(['SHIRT', 'JEANS']);
});

test('unknown articles are reported, and a set with less than two', () => {
  expect(faultsOf({ skus: ['SHIRT', 'JEANS', 'OLD'] }, articles)).toEqual({
    unknown: ['OLD'],
    isEmpty: false,
  });
  expect(faultsOf({ skus: ['SHIRT', 'BAG'] }, articles)).toEqual({ unknown: [], isEmpty: true });
});
