import { expect, test } from 'vitest';
import { brandsOf, productsOfBrand } from '#build/snapshot/brands.ts';
import { articleSchema } from '#features/product/api/wire/article.ts';
import { ARTICLE } from '../../fixtures/wire.ts';

const product = (brand: string) =>
  articleSchema('https://img.example.test/').parse({ ...ARTICLE, Marca: brand });

test('brands are those of the options, then those that only articles name, once for each slug', () => {
  const products = [
    product('Volcán Sur'),
    product('VOLCAN  SUR'),
    product('Ceiba'),
    product(''),
    product('日本'),
  ];
  expect(brandsOf([{ id: 3, name: 'Volcán Sur' }], products)).toEqual([
    { id: 3, name: 'Volcán Sur', slug: 'volcan-sur' },
    { id: 0, name: 'Ceiba', slug: 'ceiba' },
  ]);
});

test('the articles of a brand are found by its slug', () => {
  const products = [product('Volcán Sur'), product('Ceiba'), product('VOLCAN SUR')];
  expect(productsOfBrand(products, 'volcan-sur')).toEqual([products[0], products[2]]);
});
