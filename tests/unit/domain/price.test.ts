import { describe, expect, test } from 'vitest';
import {
  discountPercent,
  hasDiscount,
  itemPrice,
  priceAfterDiscount,
  relatedDiscount,
} from '#domain/price.ts';

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
  test('is what the service says', () => {
    expect(discountPercent({ price: 10_000, discountedPrice: 8_000, discount: 19.6 })).toBe(20);
  });
  test('is counted from the prices when the service says nothing, and is never 0 for a discount', () => {
    expect(discountPercent({ price: 10_000, discountedPrice: 7_500, discount: 0 })).toBe(25);
    expect(discountPercent({ price: 10_000, discountedPrice: 9_999, discount: 0 })).toBe(1);
  });
  test('is 0 without a lower price, whatever the service says', () => {
    expect(discountPercent({ price: 10_000, discountedPrice: 0, discount: 20 })).toBe(0);
  });
});

test.each([
  [20, 20],
  [0, 0],
  [-5, 0],
  [Number.NaN, 0],
])(
  'a related product with discount field %i shows %i: only if price minus it is below price',
  (discount, expected) => {
    expect(relatedDiscount({ price: 10_000, discount })).toBe(expected);
  },
);
