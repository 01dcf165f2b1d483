import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discountPercent,
  hasDiscount,
  isSellable,
  itemPrice,
  priceAfterDiscount,
  relatedDiscount,
} from '#shared/money/price.ts';

describe('the price after discount is the discounted price when discount is above 0, else the price', () => {
  test.each([
    [10_000, 8_000, 8_000],
    [10_000, 0, 10_000],
    [10_000, 10_000, 10_000],
  ])('list %i, discounted %i: %i', (price, discountedPrice, expected) => {
    expect(priceAfterDiscount({ price, discountedPrice })).toBe(expected);
    expect(itemPrice({ price, discount: discountedPrice })).toBe(expected);
  });
});

test.each([
  [10_000, 8_000, true],
  [10_000, 0, false],
  [10_000, 10_000, false],
  [10_000, 12_000, false],
])('list %i with %i is discounted: %s', (price, discountedPrice, expected) => {
  expect(hasDiscount({ price, discountedPrice })).toBe(expected);
});

describe('discountPercent', () => {
  test("is the service's", () => {
    expect(discountPercent({ price: 10_000, discountedPrice: 8_000, discount: 19.6 })).toBe(20);
  });
  test('is calculated from the prices when the service has none, and is never 0 for a discount', () => {
    expect(discountPercent({ price: 10_000, discountedPrice: 7_500, discount: 0 })).toBe(25);
    expect(discountPercent({ price: 10_000, discountedPrice: 9_999, discount: 0 })).toBe(1);
  });
  test('is 0 without a lower price, whatever the service sends', () => {
    expect(discountPercent({ price: 10_000, discountedPrice: 0, discount: 20 })).toBe(0);
  });
});

test.each([
  [{ price: 10_000, discountedPrice: 8_000, discount: 20 }, 20],
  [{ price: 10_000, discountedPrice: 8_000, discount: 0 }, 0],
  [{ price: 10_000, discountedPrice: 8_000, discount: -5 }, 0],
  [{ price: 10_000, discountedPrice: 8_000, discount: Number.NaN }, 0],
  [{ price: 10_000, discountedPrice: 0, discount: 20 }, 0],
  [{ price: 10_000, discountedPrice: 10_000, discount: 20 }, 0],
])(
  'a related product with %j shows %i: its field above 0 and a price below the list price',
  (product, shown) => {
    expect(relatedDiscount(product)).toBe(shown);
  },
);

test.each([
  [1, true],
  [0, false],
  [-1, false],
  [Number.NaN, false],
])('a price of %i can be bought: %s', (price, canBeSold) => {
  expect(isSellable({ price, discountedPrice: 0 })).toBe(canBeSold);
});

test('a discount outside of 0 to 100 is calculated from the prices', () => {
  for (const discount of [100.5, 250, -20, Number.POSITIVE_INFINITY]) {
    expect(discountPercent({ price: 10_000, discountedPrice: 7_500, discount })).toBe(25);
  }
});

test('whatever the service sends, a discount is a whole number of 0 to 100', () => {
  const cents = fc.nat(10_000);
  fc.assert(
    fc.property(cents, cents, fc.double(), (price, discountedPrice, discount) => {
      const percent = discountPercent({ price, discountedPrice, discount });
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});

test('a discount of everything is shown, and a price after a discount sells nothing without a list price', () => {
  expect(discountPercent({ price: 10_000, discountedPrice: 7_500, discount: 100 })).toBe(100);
  expect(discountPercent({ price: 10_000, discountedPrice: 7_500, discount: 40 })).toBe(40);
  expect(isSellable({ price: 0, discountedPrice: 500 })).toBe(false);
});
