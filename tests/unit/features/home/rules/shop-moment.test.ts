/** Moments of Guatemala, and what is left until one. */
import { expect, test } from 'vitest';
import { shopMoment, timeLeft } from '#features/home/rules/shop-moment.ts';

test('a moment is one of the clocks of Guatemala, wherever the shop is built', () => {
  expect(shopMoment('2026-12-24T23:59').toISOString()).toBe('2026-12-25T05:59:00.000Z');
});

const end = shopMoment('2026-12-24T00:00').getTime();
const HOUR = 3_600_000;

test.each([
  [2 * 24 * HOUR + 3 * HOUR + 61_000, { day: 2, hour: 3, minute: 1, second: 1 }],
  [HOUR, { day: 0, hour: 1, minute: 0, second: 0 }],
  [1, { day: 0, hour: 0, minute: 0, second: 1 }],
  [0, undefined],
  [-HOUR, undefined],
])('%i ms before it there is %o left', (before, left) => {
  expect(timeLeft(end, end - before)).toEqual(left);
});

test('nothing is left until a moment that cannot be read', () => {
  expect(timeLeft(Number.NaN, 0)).toBeUndefined();
});
