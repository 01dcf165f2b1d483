import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FacetNames, facetsOf, namedCategories } from '#features/catalogue/rules/facets.ts';
import { NO_SELECTION } from '#features/catalogue/rules/filter.ts';
import { facetCounts } from '#features/catalogue/rules/filter-index.ts';
import { countsFrom, facetsFrom } from '#features/catalogue/ui/listing/built-list.ts';
import { builtFacets } from '#features/catalogue/ui/listing/listing.ts';
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
      const built = JSON.parse(JSON.stringify(builtFacets(products, names, scope)));
      const expected = facetsOf(products, names, scope);
      const { size, ...rest } = facetsFrom(built);
      expect({
        ...rest,
        size: size.map(({ kinds = [], ...value }) => ({ ...value, kinds: kinds.toSorted() })),
      }).toEqual({
        ...expected,
        size: expected.size.map(({ kinds = [], ...value }) => ({ ...value, kinds: kinds.toSorted() })),
      });
      const counts = facetCounts(products, NO_SELECTION, namedCategories(names));
      for (const group of ['category', 'price', 'tag', 'brand', 'color', 'size'] as const) {
        for (const [slug, count] of countsFrom(built)[group]) expect(count).toBe(counts[group].get(slug));
      }
    },
  );
  fc.assert(property);
});

test('a value has its own address only where its name differs', () => {
  const products = levels.map((own) => ({ ...product, levels: own, tags: ['lona'] }));
  const { category, tag, price } = builtFacets(products, names, '');
  expect(category).toEqual([
    ['Hombre', 2, 0],
    ['*/zapatos', 'Zapatos', 1, 1],
    ['Niños', 1, 0],
    ['*/zapatos', 'Zapatos', 1, 1],
    ['escolar-17', 'Escolar', 1, 0],
  ]);
  expect(tag).toEqual([['lona', 4]]);
  expect(price).toEqual([['300-600', '', 4]]);
});
