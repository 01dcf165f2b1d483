import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from '#shared/money/currency.ts';

test.each([
  [10_000, 0.13, 1_300],
  [50, 0.13, 7],
  [123, 1, 123],
  [0, 0.13, 0],
])('%i cents at %d are %i', (cents, rate, expected) => {
  expect(convert(cents, rate)).toBe(expected);
});

test('a converted amount is whole cents, within half a cent', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.double({ min: 0.01, max: 10, noNaN: true }), (cents, rate) => {
      const converted = convert(cents, rate);
      expect(Number.isInteger(converted)).toBe(true);
      expect(Math.abs(converted - cents * rate)).toBeLessThanOrEqual(0.5);
    }),
  );
});
