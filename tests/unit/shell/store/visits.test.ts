/** When the shop offers its installation (decision 151, Returning shoppers). */
import { expect, test } from 'vitest';
import { mayOffer, NO_VISIT, type Visits, withPage } from '#shell/store/visits.ts';

const MINUTE = 60_000;

const after = (...minutes: readonly number[]): Visits =>
  minutes.reduce((visits, at) => withPage(visits, at * MINUTE), NO_VISIT);

test.each([
  [[100], 1, false],
  [[5], 1, false],
  [[100, 101, 110, 139], 1, false],
  [[100, 130], 2, true],
  [[100, 120, 140, 160], 1, false],
  [[100, 200, 300], 3, true],
  // A clock that was set back.
  [[1000, 10], 1, false],
])('pages at the minutes %j are %i visits', (minutes, count, isOffered) => {
  const visits = after(...minutes);
  expect(visits.count).toBe(count);
  expect(mayOffer(visits)).toBe(isOffered);
});

test('an offer that was answered is not made again', () => {
  expect(mayOffer(withPage({ ...after(100, 200), isDeclined: true }, 300 * MINUTE))).toBe(false);
});
