/** The calendar file of a delivery, by RFC 5545. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calendarFile,
  escapeCalendarText,
  foldCalendarLine,
} from '#features/delivery/rules/calendar-file.ts';

const event = {
  id: 'D-1@tienda.gt',
  now: new Date('2026-11-22T20:05:09.123Z'),
  from: '2026-11-30',
  to: '2026-12-01',
  summary: 'Llega tu pedido D-1',
  description: 'Tenis, talla 42; calcetas',
  location: '12 calle 1-25, Mixco',
};

test('it is one event of whole days, which ends on the day after its last', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tienda//Pedidos//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:D-1@tienda.gt',
    'DTSTAMP:20261122T200509Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261202',
    'SUMMARY:Llega tu pedido D-1',
    String.raw`DESCRIPTION:Tenis\, talla 42\; calcetas`,
    String.raw`LOCATION:12 calle 1-25\, Mixco`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['a,b;c', String.raw`a\,b\;c`],
  [String.raw`a\b`, String.raw`a\\b`],
  ['a\nb', String.raw`a\nb`],
  ['a\r\nb\rc', String.raw`a\nb\nc`],
  [String.raw`a\n`, String.raw`a\\n`],
  ['a\tb\u0000c', 'a b c'],
  ['"a": b', '"a": b'],
])('%j is written as %s', (text, written) => {
  expect(escapeCalendarText(text)).toBe(written);
});

test.each([
  [75, 1],
  [76, 2],
  [149, 2],
  [150, 3],
])('a line of %i octets becomes %i', (length, lines) => {
  const folded = foldCalendarLine('a'.repeat(length)).split('\r\n');
  expect(folded).toHaveLength(lines);
  // A calendar reads a line that does not begin with a blank as a new one.
  expect(folded.slice(1).filter((each) => !/^ a/.test(each))).toEqual([]);
});

/** Reads a text value like a calendar. */
const readText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

test('with any text, no line is longer than 75 octets, none starts a new one, and all of it reads back', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(text, text, (summary, location) => {
      const file = calendarFile({ ...event, summary, location });
      const encoder = new TextEncoder();
      for (const line of file.split('\r\n')) {
        expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
      expect(unfolded).toHaveLength(17);
      const read = (name: string): string =>
        readText(unfolded.find((line) => line.startsWith(name))?.slice(name.length) ?? '');
      const plain = (value: string): string => value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
      expect([read('SUMMARY:'), read('LOCATION:')]).toEqual([plain(summary), plain(location)]);
    }),
  );
});
