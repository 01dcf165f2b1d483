import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Selection } from '#features/catalogue/rules/filter.ts';
import { coloredEntry, isInSelection, packedTraits } from '#features/search/rules/suggestion-traits.ts';
import { product } from '../../../fixtures/samples.ts';
import { passesPlainly } from '../../catalogue/rules/plain-filter.ts';

const some = <T>(...values: readonly T[]) => fc.subarray([...values]);
const products = fc
  .record({
    colors: some('Negro', 'Azul marino', 'Rojo'),
    sizes: some('39', '42', 'M'),
    price: fc.nat(90_000),
  })
  .chain((own) =>
    fc.subarray([...Array(Math.max(1, own.colors.length) * own.sizes.length).keys()]).map((soldOut) => ({
      ...product,
      ...own,
      soldOut,
    })),
  );
const selections: fc.Arbitrary<Selection> = fc.record({
  color: some('negro', 'azul-marino'),
  size: some('42', 'm'),
  price: some('0-150', '600-'),
});

test('a product of the index matches the same filters as in a list', () => {
  fc.assert(
    fc.property(products, selections, (each, selection) => {
      const entry = { ...packedTraits(each), price: each.price };
      // A product without a colour has none that could be chosen, like in a list.
      expect(isInSelection(entry, selection)).toBe(passesPlainly(each, selection));
    }),
  );
});

test('the index has the product’s colours with the available sizes of each', () => {
  const packed = packedTraits({ colors: ['Negro', 'Azul marino'], sizes: ['41', '7.5'], soldOut: [0] });
  expect(packed).toEqual({ colors: 'negro azul-marino', sizes: '7-5|41 7-5' });
  expect(packedTraits({ colors: [], sizes: ['41', '42'], soldOut: [0] }).sizes).toBe('42');
  expect(coloredEntry({ ...packed, image: '/a-n.jpg', inColors: [3, 4, 'n', 'm'] })).toMatchObject({
    colors: ['negro', 'azul-marino'],
    colorPictures: ['/a-n.jpg', '/a-m.jpg'],
  });
});

test('an unavailable size of a colour is sold out in it', () => {
  expect(coloredEntry({ colors: 'negro rojo', sizes: '39 41|41', color: 'rojo' })).toEqual({
    colors: ['negro', 'rojo'],
    sizes: ['39', '41'],
    // The second colour's first size.
    soldOut: [2],
    color: 'rojo',
  });
});

test('an entry that is no product has no colours and sizes, and none that could be chosen', () => {
  expect(coloredEntry({ kind: 'category' })).toEqual({ colors: [], sizes: [], soldOut: [] });
  expect(isInSelection({ kind: 'category' }, { color: ['negro'] })).toBe(false);
  expect(isInSelection({ kind: 'category' }, { size: ['42'] })).toBe(false);
});
