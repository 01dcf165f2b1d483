import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRows } from '#domain/compare.ts';
import { MOST_RECENT, rememberRecent } from '#domain/recent.ts';
import { existsInMySize, isMySize, preferredSizes } from '#domain/size-preference.ts';
import {
  addToWishlist,
  isListed,
  mergeWishlists,
  readSharedSkus,
  removeFromWishlist,
  sharedSkus,
} from '#domain/wishlist.ts';
import { product } from './samples.ts';

const a = { sku: 'A' };
const b = { sku: 'B' };

describe('the wishlist', () => {
  test('adds a product that is not there yet, and changes nothing otherwise', () => {
    expect(addToWishlist([a], b)).toEqual([a, b]);
    const list = [a];
    expect(addToWishlist(list, { sku: 'A' })).toBe(list);
    expect([isListed(list, 'A'), isListed(list, 'B')]).toEqual([true, false]);
  });
  test('removes one by its sku', () => {
    expect(removeFromWishlist([a, b], 'A')).toEqual([b]);
  });
  test('is merged with another, each product once', () => {
    expect(mergeWishlists([b], [a, b])).toEqual([b, a]);
  });
  test('is shared by a link and read from it', () => {
    const skus = fc.uniqueArray(
      fc.stringMatching(/^[A-Z0-9 ,%/-]{1,12}$/).filter((sku) => sku.trim() === sku),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(skus, (list) => {
        expect(readSharedSkus(sharedSkus(list.map((sku) => ({ sku }))))).toEqual(list);
      }),
    );
  });
  test.each([
    ['', []],
    [',,', []],
    ['A,,A', ['A']],
    ['%E0%A4%A,B', ['B']],
    [' A ,B', ['A', 'B']],
  ])('a link with %j names %j', (shared, skus) => {
    expect(readSharedSkus(shared)).toEqual(skus);
  });
  test('a huge link is capped', () => {
    expect(readSharedSkus(Array.from({ length: 5_000 }, (_, index) => `S${index}`).join(','))).toHaveLength(
      60,
    );
  });
});

describe('recently viewed', () => {
  test('has the latest first, each product once, and an end', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ sku: `S${index}` }));
    const list = many.reduce<readonly { sku: string }[]>(rememberRecent, []);
    expect(list).toHaveLength(MOST_RECENT);
    expect(list[0]?.sku).toBe('S39');
    expect(
      rememberRecent(list, { sku: 'S35' })
        .map(({ sku }) => sku)
        .slice(0, 3),
    ).toEqual(['S35', 'S39', 'S38']);
    expect(rememberRecent(list, { sku: 'S35' })).toHaveLength(MOST_RECENT);
  });
});

describe('Mi talla', () => {
  const mine = { shoes: '7.5', clothes: '' };
  test('marks what exists in a size that is set', () => {
    expect(existsInMySize({ sizes: ['7', '7.5'] }, mine)).toBe(true);
    expect(existsInMySize({ sizes: ['7', '8'] }, mine)).toBe(false);
    expect(isMySize('m', { shoes: '', clothes: 'M' })).toBe(true);
  });
  test('marks nothing while none is set, not even a nameless size', () => {
    expect(existsInMySize({ sizes: [''] }, { shoes: '', clothes: '' })).toBe(false);
  });
  test('is what the size filter takes', () => {
    expect(preferredSizes({ shoes: '7.5', clothes: 'XL' })).toEqual(['7-5', 'xl']);
  });
});

describe('comparing', () => {
  test('sets attributes side by side and marks the differences', () => {
    const other = { ...product, brand: 'Rutamar', price: 40_000, colors: ['Negro'] };
    const rows = compareRows([product, other]);
    expect(rows.find(({ attribute }) => attribute === 'price')).toEqual({
      attribute: 'price',
      values: [50_000, 40_000],
      differs: true,
    });
    expect(rows.filter(({ differs }) => differs).map(({ attribute }) => attribute)).toEqual([
      'price',
      'brand',
    ]);
  });
  test('does not take another order for a difference', () => {
    const rows = compareRows([
      { ...product, sizes: ['41', '42'] },
      { ...product, sizes: ['42', '41'] },
    ]);
    expect(rows.every(({ differs }) => !differs)).toBe(true);
  });
});
