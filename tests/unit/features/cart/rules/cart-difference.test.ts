import { describe, expect, test } from 'vitest';
import { cartDifferences, type FreshItem } from '#features/cart/rules/cart-difference.ts';
import { line } from '../../../fixtures/samples.ts';

const three = { ...line, quantity: 3 };
const fresh: FreshItem = { price: 50_000, discountedPrice: 0, stock: 5 };
const look = (found: FreshItem | undefined) => cartDifferences([three], new Map([['a', found]]));

describe('a line compared with the service', () => {
  test('is no difference while price and stock hold', () => {
    expect(look(fresh)).toEqual([]);
    expect(look({ ...fresh, stock: 3 })).toEqual([]);
  });
  test('has changed in price when the paid price has', () => {
    expect(look({ ...fresh, discountedPrice: 45_000 })).toMatchObject([
      { kind: 'price-changed', before: 50_000, now: 45_000 },
    ]);
    expect(cartDifferences([{ ...line, price: 60_000, discount: 50_000 }], new Map([['a', fresh]]))).toEqual(
      [],
    );
  });
  test('has fewer left', () => {
    expect(look({ ...fresh, stock: 2 })).toEqual([{ line: three, kind: 'fewer', available: 2 }]);
  });
  test.each([
    undefined,
    { ...fresh, stock: 0 },
    { ...fresh, stock: -1 },
    { ...fresh, stock: Number.NaN },
    { ...fresh, price: 0 },
  ])('is gone: %o', (found) => {
    expect(look(found)).toEqual([{ line: three, kind: 'gone' }]);
  });
  test('can differ in both', () => {
    expect(look({ price: 1, discountedPrice: 0, stock: 1 }).map(({ kind }) => kind)).toEqual([
      'price-changed',
      'fewer',
    ]);
  });
  test('is in cart order, and leaves out unchanged lines', () => {
    const cart = [line, { ...line, cartItemId: 'b' }, { ...line, cartItemId: 'c' }];
    const found = new Map([
      ['a', undefined],
      ['b', fresh],
      ['c', { ...fresh, price: 1 }],
    ]);
    expect(cartDifferences(cart, found).map((each) => each.line.cartItemId)).toEqual(['a', 'c']);
  });
});
