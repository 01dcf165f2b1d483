import { describe, expect, test } from 'vitest';
import { locationSchema } from '../../../src/content/schemas/location.ts';
import { formatWeekday } from '../../../src/shared/i18n/formats.ts';
import { readEntries } from './content-files.ts';

const entries = readEntries('locations.json');
const [, example] = entries[0] ?? ['', {}];
const week = [1, 2, 3, 4, 5, 6, 7];

describe('shops and kiosks', () => {
  test.each(entries)('%s is open on every day of the week at most once', (_, data) => {
    const { hours } = locationSchema.parse(data);
    const open = hours.flatMap(({ from, to }) => week.filter((day) => from <= day && day <= to));
    expect(open.length).toBeGreaterThan(0);
    expect(new Set(open).size).toBe(open.length);
  });

  test('have their places in the list', () => {
    const positions = entries.map(([, data]) => locationSchema.parse(data).position);
    expect(new Set(positions).size).toBe(positions.length);
  });

  test.each([
    ['the last day comes before the first', { from: 6, to: 1, opens: '09:00', closes: '19:00' }],
    ['it closes before it opens', { from: 1, to: 6, opens: '19:00', closes: '09:00' }],
    ['a day is not one of the week', { from: 0, to: 8, opens: '09:00', closes: '19:00' }],
    ['a time is no time', { from: 1, to: 6, opens: '9:00', closes: '24:00' }],
  ])('are refused when %s', (_, hours) => {
    expect(locationSchema.safeParse({ ...Object(example), hours: [hours] }).success).toBe(false);
  });
});

test('weekdays are counted from Monday', () => {
  expect(week.map((day) => formatWeekday(day, 'es-GT'))).toEqual([
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
    'domingo',
  ]);
});
