/** The files of the build: a browser reads back what was written, and refuses damage. */
import { expect, test } from 'vitest';
import { facetNamesFile, listFile, menuPicturesFile } from '#features/catalogue/api/wire/list-file.ts';
import { listedProduct } from '#features/catalogue/rules/list-file.ts';
import { articleSchema } from '#features/product/api/wire/article.ts';
import { toColumns } from '#shared/codec/columns.ts';
import { IMAGES } from '../../../../fixtures/connections.ts';
import { ARTICLE, read } from '../../../../fixtures/wire.ts';

const product = articleSchema(IMAGES).parse(ARTICLE);
const row = listedProduct(product, undefined);
const fileOf = (...rows: readonly Readonly<Record<string, unknown>>[]) => ({ columns: toColumns(rows) });

test('a product with all its fields reads back unchanged', () => {
  const more = {
    reviews: 3,
    color: 'Negro',
    otherPrices: [[1, 50_000, 40_000, 20]],
    soldOut: [2, 3],
  };
  const plain = JSON.parse(JSON.stringify(product));
  expect(read(listFile, fileOf(row, { ...row, ...more }))).toEqual({
    products: [plain, { ...plain, ...more }],
    parts: 1,
  });
});

test.each([
  { otherPrices: [[1, 50_000, 40_000]] },
  { otherPrices: [[1, 50_000, 40_000, '20']] },
  { inColors: [1] },
  { inColors: [1, 2, 3] },
  { soldOut: ['2'] },
  { levels: [1, 11] },
  { price: '500' },
  { images: ['/1.jpg'] },
])('a product with %j makes the file unreadable', (damage) => {
  expect(listFile.safeParse(fileOf({ ...row, ...damage })).success).toBe(false);
});

test.each([
  { sku: [row.sku] },
  { price: [row.price] },
  { price: [] },
  { x: [] },
  { sku: [row.sku, row.sku, row.sku] },
  { soldOut: [[0]] },
])('a file with fields of different lengths is unreadable, not a shorter list: %j', (damage) => {
  const { columns } = fileOf(row, row);
  expect(listFile.safeParse({ columns }).success).toBe(true);
  expect(listFile.safeParse({ columns: { ...columns, ...damage } }).success).toBe(false);
  expect(listFile.safeParse({ columns: { ...damage, ...columns, ...damage } }).success).toBe(false);
});

const NAMES = {
  categories: [{ slug: 'tenis', title: 'Tenis', level: '11' }],
  colors: [{ name: 'Negro', hex: '#000000' }],
  sizes: ['26', '27'],
};

test('the labels of filter values read back unchanged', () => {
  expect(read(facetNamesFile, NAMES)).toEqual(NAMES);
});

test.each([
  { categories: [{ slug: 'tenis', title: 'Tenis' }] },
  { categories: ['tenis'] },
  { colors: [{ name: 'Negro' }] },
  { sizes: [26] },
  { sizes: undefined },
])('labels of filter values with %j are refused', (damage) => {
  expect(facetNamesFile.safeParse({ ...NAMES, ...damage }).success).toBe(false);
});

test('pictures of the menu are addresses by the ids of its entries', () => {
  expect(read(menuPicturesFile, { 11: '/tenis.webp' })).toEqual({ 11: '/tenis.webp' });
  expect(read(menuPicturesFile, { 11: 7 })).toEqual(['11']);
});
