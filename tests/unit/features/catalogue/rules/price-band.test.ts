import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetsOf, NO_NAMES } from '#features/catalogue/rules/facets.ts';
import { chosen, type Selection } from '#features/catalogue/rules/filter.ts';
import { buildFilterIndex, facetCounts, matchingPositions } from '#features/catalogue/rules/filter-index.ts';
import {
  areGiftBands,
  bandOf,
  GIFT_BANDS,
  GIFT_LIMIT,
  PRICE_BANDS,
  priceBand,
} from '#features/catalogue/rules/price-band.ts';
import { product } from '../../../fixtures/samples.ts';

const priced = (price: number, discountedPrice = 0) => ({ ...product, price, discountedPrice });
const isFound = (price: number, selection: Selection): boolean =>
  matchingPositions(buildFilterIndex([priced(price)]), selection).length > 0;

test('the bands are named by whole quetzales', () => {
  expect(PRICE_BANDS.map(({ slug }) => slug)).toEqual(['0-150', '150-300', '300-600', '600-']);
});

test.each([
  // Current cents, and their band.
  [0, '0-150'],
  [1, '0-150'],
  [15_000, '0-150'],
  [15_001, '150-300'],
  [30_000, '150-300'],
  [30_001, '300-600'],
  [60_000, '300-600'],
  [60_001, '600-'],
  [99_999_999, '600-'],
])('%i cents are in %s: a band holds its upper limit', (cents, slug) => {
  expect(bandOf(priced(cents))).toBe(slug);
});

test('the price that the shopper pays counts', () => {
  expect(bandOf(priced(70_000, 29_900))).toBe('150-300');
  expect(bandOf(priced(70_000, 0))).toBe('600-');
});

test('every possible price is in exactly one band', () => {
  const cents = fc.oneof(
    fc.nat({ max: 100_000 }),
    fc.maxSafeNat(),
    fc.constantFrom(...PRICE_BANDS.flatMap(({ upTo }) => (Number.isFinite(upTo) ? [upTo, upTo + 1] : []))),
  );
  fc.assert(
    fc.property(cents, (price) => {
      const holding = PRICE_BANDS.filter(({ slug }) => {
        const [above = '', upTo = ''] = slug.split('-');
        const isAbove = above === '0' || price > Number(above) * 100;
        return isAbove && (upTo === '' || price <= Number(upTo) * 100);
      });
      expect(holding.map(({ slug }) => slug)).toEqual([bandOf(priced(price))]);
      const passing = PRICE_BANDS.filter(({ slug }) => isFound(price, { price: [slug] }));
      expect(passing).toEqual(holding);
    }),
  );
});

test.each(['', '0-', '150', '0-300', '600', '-150', '600-900', '150-300 ', 'toString'])(
  '%j names no band',
  (slug) => {
    expect(priceBand(slug)).toBeUndefined();
  },
);

test('a gift is everything up to its limit and nothing above it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200_000 }), (price) => {
      expect(isFound(price, { price: GIFT_BANDS })).toBe(price <= GIFT_LIMIT);
    }),
  );
  expect(chosen({ price: GIFT_BANDS }, 'price')).toEqual(['0-150', '150-300']);
});

test.each([
  [['0-150', '150-300'], true],
  [['150-300', '0-150'], true],
  [['0-150'], false],
  [['0-150', '600-'], false],
  [['0-150', '150-300', '300-600'], false],
  [[], false],
])('the bands %j are those of the gifts: %s', (slugs, are) => {
  expect(areGiftBands(slugs)).toBe(are);
});

test('a list offers the bands of its products, from the lowest, and counts follow the other filters', () => {
  const products = [
    { ...priced(90_000), brand: 'A' },
    { ...priced(9_000), brand: 'B' },
    { ...priced(40_000, 12_000), brand: 'A' },
  ];
  expect(facetsOf(products, NO_NAMES).price).toEqual([
    { slug: '0-150', name: '' },
    { slug: '600-', name: '' },
  ]);
  expect(facetCounts(products, { brand: ['b'] }).price).toEqual(
    new Map([
      ['600-', 0],
      ['0-150', 1],
    ]),
  );
  expect(facetCounts(products, { price: ['600-'] }).brand).toEqual(
    new Map([
      ['a', 1],
      ['b', 0],
    ]),
  );
});
