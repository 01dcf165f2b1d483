import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FacetNames, facetsOf, NO_NAMES } from '#features/catalogue/rules/facets.ts';
import {
  categoryIndexOf,
  chosen,
  FILTER_GROUPS,
  filterValues,
  toggleFilter,
} from '#features/catalogue/rules/filter.ts';
import { facetCounts } from '#features/catalogue/rules/filter-index.ts';
import type { Product } from '#features/product/rules/product.ts';
import { product } from '../../../fixtures/samples.ts';

const names: FacetNames = {
  categories: [
    { slug: 'hombre', title: 'Hombre', level: '1/0/0' },
    { slug: 'hombre/zapatos', title: 'Zapatos', level: '1/2/0' },
    { slug: 'hombre/zapatos/tenis', title: 'Tenis', level: '1/2/3' },
    { slug: 'mujer', title: 'Mujer', level: '9/0/0' },
  ],
  colors: [{ name: 'Azul Marino', hex: '#001f5b' }],
  sizes: ['S', 'M', '9', '10'],
};
const shoe: Product = { ...product, sizes: ['10', '9'], colors: ['AZUL MARINO', 'Rojo'], brand: 'Ñandú' };
const shirt: Product = {
  ...product,
  name: 'Playera',
  levels: [9, 0, 0],
  sizes: ['M', 'XXL', 'S'],
  brand: '',
};

describe('the filter values of a list', () => {
  test('lists sizes from small to large: letters, then numbers', () => {
    const { size } = facetsOf([shoe, shirt], names);
    expect(size.map(({ name }) => name)).toEqual(['S', 'M', 'XXL', '9', '10']);
  });

  test("without the shop's own order, numbers are sorted as numbers", () => {
    const { size } = facetsOf([{ ...shoe, sizes: ['10', '9', '8.5'] }], NO_NAMES);
    expect(size.map(({ name }) => name)).toEqual(['8.5', '9', '10']);
  });

  test('a size belongs to shoes or to clothes', () => {
    const jeans = { ...shirt, name: 'Jeans rectos', sizes: ['9'] };
    const { size } = facetsOf([shoe, shirt, jeans], names);
    const kinds = new Map(size.map((value) => [value.name, value.kinds]));
    expect(kinds.get('M')).toEqual(['clothes']);
    expect(kinds.get('10')).toEqual(['shoes']);
    expect(kinds.get('9')).toEqual(['shoes', 'clothes']);
  });

  test('a size is marked where only children wear it', () => {
    const forKids: FacetNames = {
      ...names,
      categories: [
        ...names.categories,
        { slug: 'zapatos', title: 'Zapatos', level: '5/0/0' },
        { slug: 'zapatos/infantil', title: 'Infantil', level: '5/6/0' },
      ],
    };
    const small: Product = { ...shoe, levels: [5, 6, 0], sizes: ['9', '25'] };
    const { size } = facetsOf([small, { ...shoe, sizes: ['9'] }], forKids);
    expect(size.map(({ name, isChildren }) => [name, isChildren])).toEqual([
      ['9', undefined],
      ['25', true],
    ]);
    expect(size[0]).not.toHaveProperty('isChildren');
  });

  test('a colour has its swatch however its name is written, and none for an unknown name', () => {
    const { color } = facetsOf([shoe], names);
    expect(color.map(({ slug, hex }) => [slug, hex])).toEqual([
      ['azul-marino', '#001f5b'],
      ['rojo', ''],
    ]);
  });

  test('a product without a brand adds none', () => {
    expect(facetsOf([shirt], names).brand).toEqual([]);
    expect(facetsOf([shoe], names).brand).toEqual([{ slug: 'nandu', name: 'Ñandú' }]);
  });

  test.each([
    ['', ['hombre 0', 'hombre/zapatos 1', 'mujer 0']],
    ['hombre', ['hombre/zapatos 0', 'hombre/zapatos/tenis 1']],
    ['hombre/zapatos', ['hombre/zapatos/tenis 0']],
    ['mujer', []],
  ])('below %j two levels of categories are offered, in the order of the menu', (scope, offered) => {
    const { category } = facetsOf([shirt, shoe], names, scope);
    expect(category.map(({ slug, depth }) => `${slug} ${depth}`)).toEqual(offered);
  });

  test('a category without products is not offered', () => {
    expect(facetsOf([shirt], names).category.map(({ slug }) => slug)).toEqual(['mujer']);
  });
});

const some = fc
  .record({
    name: fc.constantFrom('Tenis', 'Jeans'),
    brand: fc.constantFrom('', 'A', 'B'),
    colors: fc.subarray(['Negro', 'Rojo', 'Azul marino']),
    sizes: fc.subarray(['9', '10', 'M']),
    tags: fc.subarray(['Oferta', 'Nuevo']),
    levels: fc.constantFrom<Product['levels'][]>([1, 2, 3], [1, 2, 0], [9, 0, 0], [0, 0, 0]),
  })
  .map((traits): Product => ({ ...product, ...traits }));

test('every offered value has its count, equal to counting by hand', () => {
  const categories = categoryIndexOf(names.categories);
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40 }), (products) => {
      const facets = facetsOf(products, names);
      const counts = facetCounts(products, {}, categories);
      for (const group of FILTER_GROUPS) {
        for (const { slug } of facets[group]) {
          const byHand = products.filter((each) =>
            filterValues(each, group, categories).includes(slug),
          ).length;
          expect(byHand).toBeGreaterThan(0);
          expect(counts[group].get(slug)).toBe(byHand);
        }
      }
    }),
  );
});

test('toggling twice changes nothing, "all" clears its group and no other', () => {
  const slug = fc.constantFrom('a', 'b', 'c');
  const selections = fc.record(
    Object.fromEntries(FILTER_GROUPS.map((group) => [group, fc.uniqueArray(slug, { minLength: 1 })])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(selections, fc.constantFrom(...FILTER_GROUPS), slug, (selection, group, value) => {
      const twice = toggleFilter(toggleFilter(selection, group, value), group, value);
      expect(new Set(chosen(twice, group))).toEqual(new Set(chosen(selection, group)));
      const { [group]: _, ...others } = selection;
      expect(toggleFilter(selection, group, 'all')).toEqual(others);
    }),
  );
});
