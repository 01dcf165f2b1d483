import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holidayDate, holidaySchema } from '../../../src/content/schemas/holiday.ts';
import { readEntries } from './content-files.ts';

const schema = holidaySchema([2026, 2027]);
const holidays = readEntries('delivery/holidays.json').map(([id, data]) => ({ id, ...schema.parse(data) }));
const kept = (year: 0 | 1) => holidays.map(({ id, dates }) => [id, dates[year]]);

describe('public holidays', () => {
  test('are kept in 2026 on these days: Easter on 5 April, Army Day from Tuesday back to Monday', () => {
    expect(kept(0)).toEqual([
      ['new-year', '2026-01-01'],
      ['maundy-thursday', '2026-04-02'],
      ['good-friday', '2026-04-03'],
      ['holy-saturday', '2026-04-04'],
      ['labour-day', '2026-05-01'],
      ['army-day', '2026-06-29'],
      ['assumption', '2026-08-15'],
      ['independence', '2026-09-15'],
      ['revolution', '2026-10-20'],
      ['all-saints', '2026-11-01'],
      ['christmas-eve', '2026-12-24'],
      ['christmas', '2026-12-25'],
      ['new-years-eve', '2026-12-31'],
    ]);
  });

  test('are kept in 2027 on these days: Easter on 28 March, Army Day from Wednesday back to Monday', () => {
    expect(Object.fromEntries(kept(1))).toMatchObject({
      'maundy-thursday': '2027-03-25',
      'good-friday': '2027-03-26',
      'holy-saturday': '2027-03-27',
      'army-day': '2027-06-28',
      revolution: '2027-10-20',
    });
  });

  test.each([
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter Sunday of %i is %s', (year, date) => {
    expect(holidayDate({ type: 'easter', offset: 0 }, year)).toBe(date);
  });

  test.each([
    [2021, 'Wednesday', '2021-06-28'],
    [2022, 'Thursday', '2022-07-04'],
    [2023, 'Friday', '2023-07-03'],
    [2024, 'Sunday', '2024-07-01'],
    [2025, 'Monday', '2025-06-30'],
  ])('Army Day of %i, a %s, is kept on %s', (year, _, date) => {
    expect(holidayDate({ type: 'movable', month: 6, day: 30 }, year)).toBe(date);
  });

  test('a day that moves is always kept on a Monday less than five days away', () => {
    const years = fc.integer({ min: 2000, max: 2200 });
    fc.assert(
      fc.property(
        years,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (year, month, day) => {
          const date = new Date(holidayDate({ type: 'movable', month, day }, year));
          const away = Math.abs(date.getTime() - Date.UTC(year, month - 1, day)) / 86_400_000;
          return date.getUTCDay() === 1 && away < 5;
        },
      ),
    );
  });
});
