import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromDecimal, decimalFromCents, sumCents, vatPortion } from '#shared/money/money.ts';

const cents = fc.integer({ min: -1e12, max: 1e12 });

describe('centsFromDecimal', () => {
  test.each([
    ['100', 10_000],
    ['100.00', 10_000],
    [100, 10_000],
    [' 19.9 ', 1_990],
    [19.99, 1_999],
    ['0', 0],
    ['-0', 0],
    [-0, 0],
    ['-0.01', -1],
    ['0.005', 1],
    ['0.0049', 0],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %j as %i cents', (value, expected) => {
    expect(centsFromDecimal(value)).toBe(expected);
  });

  test('uses the digits, not the binary fraction: 1.005 is 1.01, 0.1 + 0.2 is 0.30', () => {
    expect(centsFromDecimal(1.005)).toBe(101);
    expect(centsFromDecimal(0.1 + 0.2)).toBe(30);
  });

  test.each([
    '1,234.5',
    '1e3',
    '',
    ' ',
    'Q 5',
    '5.',
    '.5',
    '--5',
    '12345678901234',
    Number.NaN,
    1e21,
    Infinity,
  ])('refuses %j', (value) => {
    expect(centsFromDecimal(value)).toBeUndefined();
  });

  test('reads back every amount that decimalFromCents wrote', () => {
    fc.assert(fc.property(cents, (amount) => centsFromDecimal(decimalFromCents(amount)) === amount));
  });
});

describe('decimalFromCents', () => {
  test.each([
    [123_450, '1234.50'],
    [5, '0.05'],
    [0, '0.00'],
    [-0, '0.00'],
    [-5, '-0.05'],
    [-12_345, '-123.45'],
  ])('writes %i as %s', (amount, expected) => {
    expect(decimalFromCents(amount)).toBe(expected);
  });

  test('always has a point and exactly two decimals', () => {
    fc.assert(fc.property(cents, (amount) => /^-?\d+\.\d{2}$/.test(decimalFromCents(amount))));
  });
});

describe('vatPortion', () => {
  test.each([
    [11_200, 1_200],
    [100, 11],
    [0, 0],
    [112, 12],
    [1, 0],
    [5, 1],
    [14, 2],
    [19_999, 2_143],
  ])('of %i cents is %i (total minus total / 1.12)', (total, tax) => {
    expect(vatPortion(total)).toBe(tax);
  });

  test('is the nearest cent to the exact tax, half a cent upwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (total) => {
        // total × 3/28 exactly: the rounded value is at most half a cent away.
        const doubled = BigInt(vatPortion(total)) * 56n - BigInt(total) * 6n;
        expect(doubled > -28n && doubled <= 28n).toBe(true);
      }),
    );
  });
});

test('sumCents adds amounts, none to 0', () => {
  expect(sumCents([1_999, 1_999, 1_999])).toBe(5_997);
  expect(sumCents([])).toBe(0);
});
