/** Colours and sizes of a list's products, which agree with their variants. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedProduct, productOfList } from '#features/catalogue/rules/list-file.ts';
import {
  colorRows,
  sizePlaces,
  sizesByColor,
  sizesInStock,
  soldOutPlaces,
  withSoldOut,
} from '#features/product/rules/color-sizes.ts';
import { slugOf } from '#shared/text/slug.ts';
import { product, variant } from '../../../fixtures/samples.ts';

const shoe = { ...product, colors: ['Negro', 'Azul Marino'], sizes: ['41', '42'] };
const made = (color: string, size: string, stock: number) => ({ ...variant, color, size, stock });
const variants = [made('NEGRO', '41', 3), made('NEGRO', '42', 0), made('Azul marino', '42', 1)];

describe('the colours and sizes of a detail', () => {
  test('a pair without stock and one that does not exist are unavailable, however their names are written', () => {
    // Black in 42 is sold out; blue in 41 does not exist.
    expect(soldOutPlaces(shoe, { variants })).toEqual([1, 2]);
  });

  test.each([
    { why: 'everything can be had', variants: [made('Negro', '41', 1), made('Negro', '42', 1)] },
    { why: 'there are no variants', variants: [] },
    { why: 'variants have a colour the product does not name', variants: [made('Rojo', '42', 0)] },
    {
      why: 'one variant of several has a colour the product does not name',
      variants: [made('Negro', '41', 0), made('Rojo', '42', 0)],
    },
    { why: 'variants have no colour, but the product has', variants: [made('', '42', 0)] },
    { why: 'variants have a size the product does not name', variants: [made('Negro', '7 1/2', 2)] },
    { why: 'variants have no size, but the product has', variants: [made('Negro', '', 2)] },
  ])('nothing is known if $why', ({ variants: some }) => {
    const one = { ...shoe, colors: ['Negro'] };
    expect(soldOutPlaces(one, { variants: some })).toBeUndefined();
    expect(withSoldOut(one, { variants: some })).toBe(one);
    expect(withSoldOut(one, undefined)).toBe(one);
  });

  test('a product without colours still has sizes', () => {
    const plain = { ...shoe, colors: [] };
    const known = withSoldOut(plain, { variants: [made('', '41', 0), made('', '42', 2)] });
    expect(known.soldOut).toEqual([0]);
    expect(sizesInStock(known)).toEqual(['42']);
    expect(sizesByColor(known)).toEqual([]);
  });
});

test('without colours and sizes there is one row of one place', () => {
  expect(colorRows({ colors: [] })).toEqual(['']);
  expect(sizePlaces({ sizes: [] })).toEqual(['']);
});

test('a list agrees with the variants of a product, also after it was written to a file', () => {
  const colors = ['Negro', 'Rojo', 'Azul'];
  const sizes = ['40', '41', '42'];
  const some = fc.array(
    fc.record({
      color: fc.constantFrom('negro', 'ROJO', 'Azul'),
      size: fc.constantFrom(...sizes),
      stock: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(some, (stocks) => {
      const detail = { variants: stocks.map((stock) => ({ ...variant, ...stock })) };
      const row = listedProduct(withSoldOut({ ...product, colors, sizes }, detail), undefined);
      const known = productOfList(JSON.parse(JSON.stringify(row)));
      const had = (color: string, size: string): boolean =>
        stocks.some((each) => slugOf(each.color) === slugOf(color) && each.size === size && each.stock > 0);
      expect(sizesByColor(known)).toEqual(colors.map((color) => sizes.filter((size) => had(color, size))));
      expect(sizesInStock(known)).toEqual(sizes.filter((size) => colors.some((color) => had(color, size))));
    }),
  );
});
