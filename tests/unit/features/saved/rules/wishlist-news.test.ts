/** News of favourites since they were saved (decision 151, Returning shoppers). */
import { describe, expect, test } from 'vitest';
import type { Product } from '#features/product/rules/product.ts';
import {
  type Favourite,
  favouriteChange,
  hasNews,
  type SeenFavourite,
  seenOf,
} from '#features/saved/rules/wishlist-news.ts';
import { product } from '../../../fixtures/samples.ts';

const kept: Favourite = { sku: 'TEN-7', price: 50_000, discountedPrice: 0, color: 'negro' };
const two: Product = { ...product, color: 'Negro', colors: ['Negro', 'Rojo'], sizes: ['41', '42'] };

describe('a favourite', () => {
  test.each<[string, Partial<Favourite>, Product, { fell: number; isBack: boolean; soldOut: boolean }]>([
    ['costs the same', {}, two, { fell: 0, isBack: false, soldOut: false }],
    ['costs more', {}, { ...two, price: 60_000 }, { fell: 0, isBack: false, soldOut: false }],
    ['costs less', {}, { ...two, price: 45_000 }, { fell: 5_000, isBack: false, soldOut: false }],
    ['is on offer', {}, { ...two, discountedPrice: 40_000 }, { fell: 10_000, isBack: false, soldOut: false }],
    [
      'was on offer',
      { discountedPrice: 40_000 },
      { ...two, price: 45_000 },
      { fell: 0, isBack: false, soldOut: false },
    ],
    [
      'is cheaper in one size alone',
      {},
      { ...two, otherPrices: [[0, 40_000, 0, 0]] },
      { fell: 0, isBack: false, soldOut: false },
    ],
    [
      'is cheaper in another colour alone',
      {},
      {
        ...two,
        otherPrices: [
          [2, 40_000, 0, 0],
          [3, 40_000, 0, 0],
        ],
      },
      { fell: 0, isBack: false, soldOut: false },
    ],
    [
      'is cheaper in its colour, of which a size is gone',
      { color: 'rojo' },
      {
        ...two,
        soldOut: [2],
        otherPrices: [
          [2, 40_000, 0, 0],
          [3, 40_000, 0, 0],
        ],
      },
      { fell: 10_000, isBack: false, soldOut: false },
    ],
    [
      'is as dear in its colour as it was, and cheaper in the other',
      { color: 'rojo' },
      {
        ...two,
        price: 40_000,
        otherPrices: [
          [2, 50_000, 0, 0],
          [3, 50_000, 0, 0],
        ],
      },
      { fell: 0, isBack: false, soldOut: false },
    ],
    ['is gone and cheap', {}, { ...two, price: 100, stock: 0 }, { fell: 0, isBack: false, soldOut: true }],
    ['is gone in its colour', {}, { ...two, soldOut: [0, 1] }, { fell: 0, isBack: false, soldOut: true }],
    [
      'came in a colour that is gone',
      { color: 'verde' },
      { ...two, price: 100 },
      { fell: 0, isBack: false, soldOut: true },
    ],
    ['is back', { soldOut: true }, two, { fell: 0, isBack: true, soldOut: false }],
    [
      'is still gone',
      { soldOut: true },
      { ...two, soldOut: [0, 1] },
      { fell: 0, isBack: false, soldOut: true },
    ],
    [
      'is back and cheaper',
      { soldOut: true },
      { ...two, price: 30_000 },
      { fell: 20_000, isBack: true, soldOut: false },
    ],
    ['lost its price', {}, { ...two, price: 0 }, { fell: 0, isBack: false, soldOut: false }],
  ])('that %s', (_, before, now, change) => {
    expect(favouriteChange({ ...kept, ...before }, undefined, now)).toMatchObject(change);
  });

  test('without a colour is compared with its card', () => {
    const { color: _, ...plain } = kept;
    expect(favouriteChange(plain, undefined, { ...two, price: 20_000 }).fell).toBe(30_000);
    const none = { ...product, colors: [], sizes: [] };
    expect(favouriteChange(plain, undefined, { ...none, price: 20_000 }).fell).toBe(30_000);
  });

  test('shows the current price, but keeps that of another size', () => {
    expect(favouriteChange(kept, undefined, { ...two, price: 60_000 })).toMatchObject({ price: 60_000 });
    const other: Product = { ...two, price: 60_000, otherPrices: [[1, 50_000, 0, 0]] };
    expect(favouriteChange(kept, undefined, other)).toMatchObject({ price: 50_000, fell: 0 });
  });
});

describe('news', () => {
  const seen: SeenFavourite = { price: 50_000, soldOut: false };
  test.each<[string, Product, SeenFavourite | undefined, boolean]>([
    ['the same', two, undefined, false],
    ['cheaper, and nothing was seen yet', { ...two, price: 45_000 }, undefined, true],
    ['cheaper than seen', { ...two, price: 45_000 }, seen, true],
    ['the same, and it was dearer when it was seen', two, { ...seen, price: 60_000 }, false],
    ['as cheap as seen', { ...two, price: 45_000 }, { ...seen, price: 45_000 }, false],
    ['dearer than seen, cheaper than kept', { ...two, price: 45_000 }, { ...seen, price: 40_000 }, false],
    ['back since it was seen', two, { ...seen, soldOut: true }, true],
    ['gone since it was seen', { ...two, stock: 0 }, seen, false],
  ])('%s', (_, now, before, expected) => {
    expect(hasNews(favouriteChange(kept, before, now), before)).toBe(expected);
  });

  test('is empty once it was seen', () => {
    for (const now of [{ ...two, price: 45_000 }, two, { ...two, stock: 0 }]) {
      const change = favouriteChange({ ...kept, soldOut: true }, undefined, now);
      expect(hasNews(change, seenOf(change))).toBe(false);
    }
  });
});

test('a favourite that was missing when it was last seen is back, whether or not that was stored', () => {
  expect(favouriteChange(kept, { price: 50_000, soldOut: true }, two).isBack).toBe(true);
  expect(favouriteChange(kept, { price: 50_000, soldOut: false }, two).isBack).toBe(false);
});
