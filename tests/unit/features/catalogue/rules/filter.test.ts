import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  categoryIndex,
  chosen,
  chosenCount,
  FILTER_GROUPS,
  filterValues,
  NO_SELECTION,
  type Selection,
  toggleFilter,
} from '#features/catalogue/rules/filter.ts';
import { buildFilterIndex, facetCounts, matchingPositions } from '#features/catalogue/rules/filter-index.ts';
import type { Product } from '#features/product/rules/product.ts';
import { menuFromRows } from '#shared/menu/menu.ts';
import { product } from '../../../fixtures/samples.ts';
import { passesPlainly } from './plain-filter.ts';

describe('toggling a filter value', () => {
  test('adds it if absent', () => {
    expect(toggleFilter({ size: ['42'] }, 'color', 'negro')).toEqual({ size: ['42'], color: ['negro'] });
    expect(toggleFilter({ color: ['negro'] }, 'color', 'azul')).toEqual({ color: ['negro', 'azul'] });
  });
  test('removes it if present, and the key is dropped when empty', () => {
    expect(toggleFilter({ color: ['negro', 'azul'] }, 'color', 'negro')).toEqual({ color: ['azul'] });
    expect(Object.keys(toggleFilter({ color: ['negro'] }, 'color', 'negro'))).toEqual([]);
  });
  test("the value 'all' clears that filter type only", () => {
    expect(toggleFilter({ color: ['negro', 'azul'], size: ['42'] }, 'color', 'all')).toEqual({
      size: ['42'],
    });
  });
  test('twice restores the filter, for a value at the end', () => {
    const group = fc.constantFrom(...FILTER_GROUPS);
    fc.assert(
      fc.property(group, fc.array(fc.constantFrom('a', 'b', 'c')), (name, values) => {
        const selection = values.reduce((before, value) => toggleFilter(before, name, value), NO_SELECTION);
        expect(toggleFilter(toggleFilter(selection, name, 'd'), name, 'd')).toEqual(selection);
        expect(chosenCount(selection)).toBe(chosen(selection, name).length);
      }),
    );
  });
});

describe('matching', () => {
  const menu = menuFromRows([
    [
      { id: 1, name: 'Hombre' },
      { id: 2, name: 'Zapatos' },
      { id: 3, name: 'Tenis' },
    ],
    [
      { id: 9, name: 'Mujer' },
      { id: 0, name: '' },
      { id: 0, name: '' },
    ],
  ]);
  const shoe: Product = {
    ...product,
    brand: 'Kínalto',
    colors: ['NEGRO', 'Azul Marino'],
    sizes: ['42', '7.5'],
    tags: ['Oferta'],
  };

  test.each<[boolean, Selection]>([
    [true, {}],
    [true, { color: ['negro'] }],
    [true, { color: ['rojo', 'azul-marino'] }],
    [false, { color: ['rojo'] }],
    [true, { size: ['7-5'], brand: ['kinalto'], tag: ['oferta'] }],
    [false, { size: ['42'], brand: ['otra'] }],
    [true, { category: ['hombre'] }],
    [true, { category: ['hombre/zapatos/tenis'] }],
    [false, { category: ['mujer'] }],
  ])('%s for %j: any value of a group, all groups', (expected, selection) => {
    const index = buildFilterIndex([shoe], categoryIndex(menu));
    expect(matchingPositions(index, selection)).toEqual(expected ? [0] : []);
  });

  test('a product belongs to the levels above its own', () => {
    expect(filterValues(shoe, 'category', categoryIndex(menu))).toEqual([
      'hombre',
      'hombre/zapatos',
      'hombre/zapatos/tenis',
    ]);
    expect(categoryIndex(menu)([9, 0, 0])).toEqual(['mujer']);
    expect(categoryIndex(menu)([0, 0, 0])).toEqual([]);
  });
});

const some = fc
  .record({
    brand: fc.constantFrom('', 'A', 'B'),
    colors: fc.subarray(['Negro', 'Rojo', 'Azul']),
    price: fc.constantFrom(9_000, 15_000, 40_000, 70_000),
    discountedPrice: fc.constantFrom(0, 8_000),
    sizes: fc.subarray(['40', '41', '42']),
    // Positions beyond those of a product mean nothing.
    soldOut: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8]), { nil: undefined }),
    tags: fc.subarray(['Oferta', 'Nuevo']),
  })
  .map((traits): Product => ({ ...product, ...traits }));
const selection = fc.record(
  {
    brand: fc.subarray(['a', 'b', 'z'], { minLength: 1 }),
    color: fc.subarray(['negro', 'rojo'], { minLength: 1 }),
    size: fc.subarray(['40', '42'], { minLength: 1 }),
    tag: fc.subarray(['oferta'], { minLength: 1 }),
    price: fc.subarray(['0-150', '300-600'], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

describe('colour and size are one choice', () => {
  // Black is left in 41, blue in 41 and 42; 43 is sold out in both.
  const shoe: Product = {
    ...product,
    colors: ['Negro', 'Azul'],
    sizes: ['41', '42', '43'],
    soldOut: [1, 2, 5],
  };
  const unknown: Product = { ...shoe, soldOut: undefined };

  test.each<[known: boolean, unknown: boolean, Selection]>([
    [true, true, { color: ['negro'], size: ['41'] }],
    [false, true, { color: ['negro'], size: ['42'] }],
    [true, true, { color: ['negro', 'azul'], size: ['42'] }],
    [true, true, { color: ['negro'], size: ['42', '41'] }],
    [true, true, { size: ['42'] }],
    [false, true, { size: ['43'] }],
    [true, true, { color: ['negro'] }],
    [false, false, { color: ['rojo'], size: ['42'] }],
  ])('%s where the pairs are known, %s where they are not, for %j', (known, other, wanted) => {
    expect(matchingPositions(buildFilterIndex([shoe, unknown]), wanted)).toEqual([
      ...(known ? [0] : []),
      ...(other ? [1] : []),
    ]);
  });

  test('a colour that is sold out is still found by the colour alone', () => {
    const index = buildFilterIndex([{ ...shoe, soldOut: [0, 1, 2] }]);
    expect(matchingPositions(index, { color: ['negro'] })).toEqual([0]);
  });

  test.each<[Selection, colors: [number, number], sizes: [number, number, number]]>([
    [{}, [1, 1], [1, 1, 0]],
    [{ color: ['negro'] }, [1, 1], [1, 0, 0]],
    [{ color: ['negro', 'azul'] }, [1, 1], [1, 1, 0]],
    [{ size: ['42'] }, [0, 1], [1, 1, 0]],
    [{ color: ['negro'], size: ['42'] }, [0, 1], [1, 0, 0]],
  ])('with %j each group counts what the other one leaves', (wanted, colors, sizes) => {
    const { color, size } = facetCounts([shoe], wanted);
    expect([color.get('negro'), color.get('azul')]).toEqual(colors);
    expect(['41', '42', '43'].map((name) => size.get(name) ?? 0)).toEqual(sizes);
  });

  test('the other groups count the pairs only', () => {
    const wanted = { color: ['negro'], size: ['42'] };
    expect(facetCounts([shoe], wanted).brand.get('kinalto')).toBe(0);
    expect(facetCounts([unknown], wanted).brand.get('kinalto')).toBe(1);
  });
});

describe('the index', () => {
  test('finds exactly the products that match', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 60, size: 'max' }), selection, (products, wanted) => {
        const index = buildFilterIndex(products);
        const expected = products.flatMap((each, at) => (passesPlainly(each, wanted) ? [at] : []));
        expect(matchingPositions(index, wanted)).toEqual(expected);
        const backwards = products.map((_, at) => products.length - 1 - at);
        expect(matchingPositions(index, wanted, backwards)).toEqual(expected.toReversed());
      }),
    );
  });

  test("counts follow the other filters: as many as the list has once the value's group is set to it alone", () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 60, size: 'max' }), selection, (products, wanted) => {
        const counts = facetCounts(products, wanted);
        for (const group of FILTER_GROUPS) {
          for (const [value, count] of counts[group]) {
            const alone = { ...wanted, [group]: [value] };
            expect(count).toBe(products.filter((each) => passesPlainly(each, alone)).length);
          }
        }
      }),
    );
  });

  test('keeps values without results at 0, so that they can be disabled rather than gone', () => {
    const products = [
      { ...product, brand: 'A', colors: ['Rojo'] },
      { ...product, brand: 'B', colors: ['Azul'] },
    ];
    expect([...facetCounts(products, { brand: ['a'] }).color]).toEqual([
      ['rojo', 1],
      ['azul', 0],
    ]);
    expect([...facetCounts(products, { brand: ['a'] }).brand]).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  test('counts a product once, however often it names a colour', () => {
    const twice = { ...product, colors: ['Rojo', 'rojo', 'ROJO'] };
    expect(facetCounts([twice], {}).color.get('rojo')).toBe(1);
  });
});
