import { describe, expect, test } from 'vitest';
import {
  allowedQuantity,
  checkAdd,
  checkQuantity,
  quantityLimit,
  stockOf,
  usableStock,
} from '#domain/stock.ts';

const variants = [
  { color: 'Negro', size: '42', stock: 3 },
  { color: 'Negro', size: '43', stock: 0 },
];
const black = { selectedProductColor: 'Negro', selectedProductSize: '42' };

describe('stockOf', () => {
  test("uses the item's stock value if present", () => {
    expect(stockOf({ ...black, stock: 8 }, variants)).toBe(8);
    expect(stockOf({ ...black, stock: 0 }, variants)).toBe(0);
  });
  test('else the stock of the variation matching colour and size', () => {
    expect(stockOf(black, variants)).toBe(3);
    expect(stockOf({ ...black, stock: null }, variants)).toBe(3);
  });
  test('else there is none', () => {
    expect(stockOf({ ...black, selectedProductSize: '44' }, variants)).toBe(0);
    expect(stockOf(black)).toBe(0);
  });
});

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

describe('a quantity typed or pressed (n = stock − units of that variant in the cart)', () => {
  test.each([
    [5, 2, 3, 'ok'],
    [5, 2, 4, 'exceeds-available'],
    [5, 5, 1, 'exceeds-available'],
    [0, 0, 1, 'sold-out'],
  ])('stock %i, in cart %i, quantity %i: %s', (stock, inCart, quantity, expected) => {
    expect(checkQuantity({ stock, inCart, quantity })).toBe(expected);
  });
  test.each([
    [4, 3],
    [0, 1],
    [-2, 1],
    [2.5, 2],
    [Number.NaN, 1],
    [3, 3],
  ])('%d stays at most n: %i', (typed, kept) => {
    expect(allowedQuantity({ stock: 5, inCart: 2, quantity: typed })).toBe(kept);
  });
  test('stays 1 when nothing is left, where it cannot be added anyway', () => {
    expect(allowedQuantity({ stock: 2, inCart: 2, quantity: 3 })).toBe(1);
  });
});

test.each([
  [5, 2, 3, 'ok'],
  [5, 2, 4, 'exceeds-stock'],
  [5, 5, 1, 'exceeds-stock'],
  [0, 0, 1, 'sold-out'],
  [Number.NaN, 0, 1, 'sold-out'],
])('adding with stock %d, in cart %i, quantity %i: %s', (stock, inCart, quantity, expected) => {
  expect(checkAdd({ stock, inCart, quantity })).toBe(expected);
});
