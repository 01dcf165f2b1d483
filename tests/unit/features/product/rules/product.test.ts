import { expect, test } from 'vitest';
import { companions, isGone, setFaults } from '#features/product/rules/product.ts';
import type { Answer } from '#shared/http/failure.ts';
import { product } from '../../../fixtures/samples.ts';

test.each<readonly [Answer<string>, boolean]>([
  [{ ok: true, value: 'TEN-7', message: '' }, false],
  [{ ok: false, failure: { kind: 'http', status: 404, message: '' } }, true],
  [{ ok: false, failure: { kind: 'http', status: 410, message: '' } }, false],
  [{ ok: false, failure: { kind: 'http', status: 500, message: 'not found' } }, false],
  [{ ok: false, failure: { kind: 'not-json', status: 404 } }, false],
  [{ ok: false, failure: { kind: 'network' } }, false],
])('of %j the article is gone: %s', (answer, expected) => {
  expect(isGone(answer)).toBe(expected);
});

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
  expect(setFaults({ skus: ['SHIRT', 'JEANS', 'OLD'] }, articles)).toEqual({
    unknown: ['OLD'],
    isEmpty: false,
  });
  expect(setFaults({ skus: ['SHIRT', 'BAG'] }, articles)).toEqual({ unknown: [], isEmpty: true });
});
