/** The articles of an editor's rule. */
import { expect, test } from 'vitest';
import { type LandingRule, productsOfRule } from '#features/catalogue/rules/landing-rule.ts';
import { menuFromRows } from '#shared/menu/menu.ts';
import { product } from '../../../fixtures/samples.ts';

const NONE = { id: 0, name: '' };
const WOMEN = { id: 2, name: 'Mujer' };
const menu = menuFromRows([
  [{ id: 1, name: 'Hombre' }, NONE, NONE],
  [WOMEN, { id: 3, name: 'Zapatos' }, NONE],
]);

const products = [
  { ...product, sku: 'RAIN', tags: ['Lluvia', 'viaje'], price: 30_000, levels: [1, 0, 0] as const },
  { ...product, sku: 'DRESS', tags: ['fiesta'], price: 20_000, levels: [2, 0, 0] as const },
  { ...product, sku: 'BOOTS', tags: ['lluvia'], price: 50_000, levels: [2, 3, 0] as const },
  {
    ...product,
    sku: 'REDUCED',
    tags: ['fiesta'],
    price: 90_000,
    discountedPrice: 15_000,
    levels: [2, 3, 0] as const,
  },
  { ...product, sku: 'GONE', tags: ['lluvia'], stock: 0, levels: [2, 0, 0] as const },
];

const EVERYTHING: LandingRule = { skus: [], categories: [], tags: [] };
const skus = (rule: Partial<LandingRule>): readonly string[] =>
  productsOfRule({ ...EVERYTHING, ...rule }, { menu, products }).products.map(({ sku }) => sku);

test.each([
  ['a tag, however it is written', { tags: ['LLUVIA'] }, ['RAIN', 'BOOTS']],
  ['a category with all below it', { categories: ['mujer'] }, ['DRESS', 'BOOTS', 'REDUCED']],
  ['one of several categories', { categories: ['hombre', 'mujer/zapatos'] }, ['RAIN', 'BOOTS', 'REDUCED']],
  ['a category and a tag at once', { categories: ['mujer'], tags: ['lluvia'] }, ['BOOTS']],
  ['what it really costs', { highest: 20_000 }, ['DRESS', 'REDUCED']],
  ['a range with both ends', { lowest: 20_000, highest: 30_000 }, ['RAIN', 'DRESS']],
  ['single articles in their order', { skus: ['BOOTS', 'RAIN'] }, ['BOOTS', 'RAIN']],
  ['single articles first, and each once', { skus: ['BOOTS'], tags: ['lluvia'] }, ['BOOTS', 'RAIN']],
])('a rule is about %s', (_, rule, expected) => {
  expect(skus(rule)).toEqual(expected);
});

test('a sold-out product is left out, though it is named', () => {
  expect(skus({ skus: ['GONE', 'RAIN'] })).toEqual(['RAIN']);
});

test('unknown names are reported, and the rest applies', () => {
  const rule = { skus: ['OLD', 'GONE'], categories: ['mujer', 'bebes'], tags: ['lluvia', 'nieve'] };
  const { products: shown, unknown } = productsOfRule(rule, { menu, products });
  expect(shown.map(({ sku }) => sku)).toEqual(['BOOTS']);
  expect(unknown).toEqual([
    { kind: 'sku', name: 'OLD' },
    { kind: 'category', name: 'bebes' },
    { kind: 'tag', name: 'nieve' },
  ]);
});
