import { expect, test } from 'vitest';
import { prerenderedOf } from '#build/snapshot/prerendered.ts';
import { articleSchema } from '#features/product/api/wire/article.ts';
import { articleDetailSchema } from '#features/product/api/wire/article-detail.ts';
import { ARTICLE, VARIANT } from '../../fixtures/wire.ts';

const image = 'https://img.example.test/';
const { detail } = articleDetailSchema(image).parse({
  articulo: ARTICLE,
  variantes: [VARIANT],
  talla: [],
  color: [],
  relacionados: [],
});
const skus = ['a', 'b', 'c'];
const articles = {
  products: skus.map((sku) => ({ ...articleSchema(image).parse(ARTICLE), sku })),
  newProducts: [],
  details: new Map(skus.map((sku) => [sku, { ...detail, sku }])),
};

test('all articles have a page unless a number is set', () => {
  expect(prerenderedOf(articles, undefined)).toEqual({ withPage: skus, without: [] });
  expect(prerenderedOf(articles, 3).without).toEqual([]);
});

test('as many articles as set have a page, and the others are reported', () => {
  const { withPage, without } = prerenderedOf(articles, 1);
  expect(withPage).toEqual(['a']);
  expect(without).toEqual(['b', 'c']);
  expect(prerenderedOf(articles, 0).withPage).toEqual([]);
});
