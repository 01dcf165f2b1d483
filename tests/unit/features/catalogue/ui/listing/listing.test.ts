import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FacetNames,
  type FacetValue,
  facetsOf,
  fromFacetColumns,
  toFacetColumns,
} from '#features/catalogue/rules/facets.ts';
import { byGroup, categoryIndexOf, FILTER_GROUPS, NO_SELECTION } from '#features/catalogue/rules/filter.ts';
import { facetCounts } from '#features/catalogue/rules/filter-index.ts';
import { countedFacets } from '#features/catalogue/ui/listing/listing.ts';
import { product } from '../../../../fixtures/samples.ts';

const names: FacetNames = {
  categories: [
    { slug: 'hombre', title: 'Hombre', level: '1/0/0' },
    { slug: 'hombre/zapatos', title: 'Zapatos', level: '1/2/0' },
    { slug: 'ninos', title: 'Niños', level: '2/0/0' },
    { slug: 'ninos/zapatos', title: 'Zapatos', level: '2/4/0' },
    // Its address differs from its name.
    { slug: 'escolar-17', title: 'Escolar', level: '3/0/0' },
  ],
  colors: [{ name: 'Azul marino', hex: '#1f2d50' }],
  sizes: ['S', 'M', '28', '39'],
};

const levels = [
  [1, 2, 0],
  [1, 0, 0],
  [2, 4, 0],
  [3, 0, 0],
] as const;
const word = fc.oneof(
  fc.constantFrom('Azul marino', 'Niño', 'lona', '*', '', "O'Neill", '39'),
  fc.string({ maxLength: 6 }),
);
const listed = fc.record({
  name: fc.constantFrom('Tenis Volcán', 'Pantalón recto', 'Playera'),
  brand: word,
  tags: fc.array(word, { maxLength: 3 }),
  colors: fc.array(word, { maxLength: 3 }),
  sizes: fc.array(fc.oneof(word, fc.constantFrom('S', 'M', '28', '39', '8.5')), { maxLength: 4 }),
  levels: fc.constantFrom(...levels),
  price: fc.integer({ min: 0, max: 90_000 }),
});

test('the filters of a list are read from its page with their counts, whatever their names are', () => {
  const property = fc.property(
    fc.array(listed, { maxLength: 8 }),
    fc.constantFrom('', 'hombre'),
    (rows, scope) => {
      const products = rows.map((row) => ({ ...product, ...row }));
      const columns = JSON.parse(JSON.stringify(toFacetColumns(countedFacets(products, names, scope))));
      const facets = facetsOf(products, names, scope);
      const counts = facetCounts(products, NO_SELECTION, categoryIndexOf(names.categories));
      const sorted = ({ kinds, ...value }: FacetValue) => ({ ...value, kinds: kinds?.toSorted() });
      const expected = FILTER_GROUPS.map((group) => [
        group,
        facets[group].map((value) => ({ ...sorted(value), count: counts[group].get(value.slug) })),
      ]);
      const built = byGroup((group) => fromFacetColumns(columns)[group].map(sorted));
      expect(built).toEqual(Object.fromEntries(expected));
    },
  );
  fc.assert(property);
});

test('the values of a list count its products', () => {
  const products = levels.map((own) => ({ ...product, levels: own, tags: ['lona'] }));
  const { category, tag, price } = countedFacets(products, names, '');
  expect(category.map(({ slug, count }) => [slug, count])).toEqual([
    ['hombre', 2],
    ['hombre/zapatos', 1],
    ['ninos', 1],
    ['ninos/zapatos', 1],
    ['escolar-17', 1],
  ]);
  expect(tag).toEqual([{ slug: 'lona', name: 'lona', count: 4 }]);
  expect(price).toEqual([{ slug: '300-600', name: '', count: 4 }]);
});
