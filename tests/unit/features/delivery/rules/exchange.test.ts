/** The last day of an exchange (decision 133, Gifts). */
import { expect, test } from 'vitest';
import { exchangeUntil } from '#features/delivery/rules/delivery.ts';

const terms = { exchangeDays: 30, gifts: { from: '11-15', to: '12-24', until: '01-31' } };

test.each([
  [
    'what is no gift: the days of the policy from the day it arrives',
    '2026-11-20',
    '2026-11-23',
    false,
    '2026-12-23',
  ],
  ['a gift of the season: its last day, in the year after', '2026-11-20', '2026-11-23', true, '2027-01-31'],
  ['on the first day of the season', '2026-11-15', '2026-11-17', true, '2027-01-31'],
  ['on the last', '2026-12-24', '2026-12-28', true, '2027-01-31'],
  ['the day before', '2026-11-14', '2026-11-17', true, '2026-12-17'],
  ['the day after', '2026-12-25', '2026-12-29', true, '2027-01-28'],
  ['into a leap year', '2028-01-25', '2028-01-30', true, '2028-02-29'],
])('%s', (_case, on, arrives, isGift, until) => {
  expect(exchangeUntil(terms, { on, arrives, isGift })).toBe(until);
});

test('where the usual days are later, they hold; and a policy without gifts has none', () => {
  const bought = { on: '2026-12-24', arrives: '2026-12-28', isGift: true };
  expect(exchangeUntil({ ...terms, exchangeDays: 90 }, bought)).toBe('2027-03-28');
  expect(exchangeUntil({ exchangeDays: 30 }, bought)).toBe('2027-01-27');
});

test('a season may end in its first year', () => {
  const gifts = { from: '05-01', to: '05-10', until: '06-30' };
  expect(
    exchangeUntil({ exchangeDays: 30, gifts }, { on: '2026-05-10', arrives: '2026-05-12', isGift: true }),
  ).toBe('2026-06-30');
});
