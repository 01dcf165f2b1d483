import { expect, test } from 'vitest';
import { checkAdd, checkQuantity, quantityLimit, usableStock } from '#features/product/rules/stock.ts';

test.each([
  [3, 3],
  [2.9, 2],
  [-1, 0],
  [Number.NaN, 0],
  [Infinity, 0],
])('a stock of %d counts as %i', (stock, units) => {
  expect(usableStock(stock)).toBe(units);
});

test.each([
  [5, 2, 3],
  [5, 5, 0],
  [5, 9, 0],
  [0, 0, 0],
])('stock %i with %i in the cart leaves %i', (stock, inCart, n) => {
  expect(quantityLimit({ stock, inCart })).toBe(n);
});

test.each([
  [5, 2, 3, 'ok'],
  [5, 2, 4, 'exceeds-available'],
  [5, 5, 1, 'exceeds-available'],
  [0, 0, 1, 'sold-out'],
])(
  'asking with stock %i, in cart %i, for quantity %i: %s (n = stock − units of that variant in the cart)',
  (stock, inCart, quantity, expected) => {
    expect(checkQuantity({ stock, inCart, quantity })).toBe(expected);
  },
);

test.each([
  [5, 2, 3, 'ok'],
  [5, 2, 4, 'exceeds-stock'],
  [5, 5, 1, 'exceeds-stock'],
  [0, 0, 1, 'sold-out'],
  [Number.NaN, 0, 1, 'sold-out'],
])('adding with stock %d, in cart %i, quantity %i: %s', (stock, inCart, quantity, expected) => {
  expect(checkAdd({ stock, inCart, quantity })).toBe(expected);
});
