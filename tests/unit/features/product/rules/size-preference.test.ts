import { expect, test } from 'vitest';
import {
  isOfChildren,
  mySizesOf,
  preferredSizes,
  sizeKind,
  usualSize,
} from '#features/product/rules/size-preference.ts';

const zarpaso = { brand: 'zarpaso', usual: { '41': '42', '42': '43' } };

test.each([
  ['what the brand calls it', { shoes: '42', clothes: 'M' }, '43'],
  ['nothing where none is set', { shoes: '', clothes: 'M' }, undefined],
  ['nothing where the brand has none for it', { shoes: '46', clothes: '' }, undefined],
  ['the size itself where it is the brand’s own', { shoes: '42', clothes: '', shoesBrand: 'zarpaso' }, '42'],
  ['nothing where it is another brand’s own', { shoes: '42', clothes: '', shoesBrand: 'kinalto' }, undefined],
])("a shopper's usual size of a brand is %s", (_what, preference, usual) => {
  expect(usualSize('shoes', preference, zarpaso)).toBe(usual);
});

test.each([
  ['Ropa de niños', true],
  ['bebes', true],
  ['Calzado escolar', true],
  ['girls shoes', true],
  ['Hombre', false],
  ['', false],
])('the category %j is of children: %s', (category, isOne) => {
  expect(isOfChildren(category)).toBe(isOne);
});

test('the sizes that are set are those of a filter', () => {
  expect(preferredSizes({ shoes: '7.5', clothes: 'XL' })).toEqual(['7-5', 'xl']);
  expect(preferredSizes({ shoes: '', clothes: 'M' })).toEqual(['m']);
  expect(preferredSizes({ shoes: '', clothes: '' })).toEqual([]);
});

test.each([
  ['Tenis Volcán', [], 'shoes'],
  ['Botines de gamuza', [], 'shoes'],
  ['Tacones rojos', [], 'shoes'],
  ['Plataforma de corcho', [], 'shoes'],
  ['Boots', [], 'shoes'],
  ['Slippers', [], 'shoes'],
  // The name begins with the kind of the product; a category contains it anywhere.
  ['Playera de tenis', [], 'clothes'],
  ['Modelo Pacaya', ['hombre', 'hombre/zapatos'], 'shoes'],
  ['Pantalón recto', ['hombre/ropa', 'mujer'], 'clothes'],
])('a number is a size of %s in %j as one of %s', (name, categories, kind) => {
  expect(sizeKind('40', { name, categories })).toBe(kind);
  expect(sizeKind('40', { name, categories: [...categories, 'x'] })).toBe(kind);
});

test('by default a number is a shoe’s size, and letters are of clothes', () => {
  expect(sizeKind('40')).toBe('shoes');
  expect(sizeKind('40', { name: 'Pantalón' })).toBe('clothes');
  expect(sizeKind('XL2', { name: 'Tenis' })).toBe('clothes');
});

test("of a product’s sizes those of the shopper's own kind are marked", () => {
  const mine = { shoes: '40', clothes: 'm' };
  expect(mySizesOf(['39', '40', 'M', 'L'], mine)).toEqual(['40', 'M']);
  expect(mySizesOf(['39', '40'], mine, { name: 'Pantalón' })).toEqual([]);
  expect(mySizesOf(['', '39'], { shoes: '', clothes: '' })).toEqual([]);
});

test('without a size of the shopper, no brand has one', () => {
  const empty = { brand: 'zarpaso', usual: { '': '42' } };
  expect(usualSize('shoes', { shoes: '', clothes: '', shoesBrand: 'zarpaso' }, empty)).toBeUndefined();
});
