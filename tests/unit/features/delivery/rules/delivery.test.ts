import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  businessDay,
  countryDay,
  type DeliveryRow,
  deliveryDays,
  deliveryEstimate,
  exchangeUntil,
  holidaysIn,
  isBusinessDay,
} from '#features/delivery/rules/delivery.ts';

const holidays = new Set(['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01']);

describe('business days', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2026-12-25', false],
  ])('%s: %s', (day, expected) => {
    expect(isBusinessDay(day, holidays)).toBe(expected);
  });
  test.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-12-23', 1, '2026-12-28'],
    ['2026-12-30', 2, '2027-01-05'],
    ['2026-02-27', 1, '2026-03-02'],
  ])('%s and %i business days are %s', (day, count, expected) => {
    expect(businessDay(day, count, holidays)).toBe(expected);
  });
  test('the reached day is a business day, and one more is later', () => {
    const day = fc
      .integer({ min: 0, max: 3_000 })
      .map((days) => new Date(days * 86_400_000 + Date.UTC(2024, 0, 1)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
        const reached = businessDay(from, count, holidays);
        expect(isBusinessDay(reached, holidays)).toBe(true);
        expect(businessDay(from, count + 1, holidays) > reached).toBe(true);
      }),
    );
  });
});

test("the day is the country's, whatever the clock's time zone: 6 hours behind UTC", () => {
  expect(countryDay(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20');
  expect(countryDay(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
});

const rows: readonly DeliveryRow[] = [
  { department: null, days: { min: 1, max: 6 }, municipalities: [] },
  { department: 1, days: { min: 2, max: 3 }, municipalities: [{ id: 101, days: { min: 1, max: 1 } }] },
];

test.each([
  [1, 101, 1, 1],
  [1, 102, 2, 3],
  [1, 0, 2, 3],
  [0, 0, 1, 6],
  [9, 901, 1, 6],
])(
  'department %i, municipality %i: %i to %i days, the default before a place is known',
  (departmentId, municipalityId, min, max) => {
    expect(deliveryDays(rows, { departmentId, municipalityId })).toEqual({ min, max });
  },
);

test('without a table there is no estimate', () => {
  expect(deliveryDays([], { departmentId: 1, municipalityId: 0 })).toBeUndefined();
});

test("a department's own holiday counts there only", () => {
  const days = [
    { department: null, dates: ['2026-09-15'] },
    { department: 1, dates: ['2026-08-15'] },
  ];
  expect([...holidaysIn(days, 1)]).toEqual(['2026-09-15', '2026-08-15']);
  expect([...holidaysIn(days, 2)]).toEqual(['2026-09-15']);
});

test('an order of Friday night arrives from Monday on', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  expect(deliveryEstimate(now, { min: 1, max: 3 }, new Set())).toEqual({
    from: '2026-11-23',
    to: '2026-11-25',
  });
});

describe('the last day of an exchange', () => {
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
});
