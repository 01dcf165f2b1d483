/** How liberally a field is read: accepted values, missing values, and values that make their row invalid. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  cents,
  flag,
  id,
  line,
  lines,
  message,
  number,
  optionalCents,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalText,
  optionalVerbatim,
  verbatim,
} from '#shared/http/wire/fields.ts';
import { read } from '../../../fixtures/wire.ts';

/** Marks an unreadable value: the path of the issue. */
const REFUSED = ['Campo'];
const readAs = (field: z.ZodMiniType<unknown>, value: unknown) => {
  const row = read(z.object({ Campo: field }), value === undefined ? {} : { Campo: value });
  return Array.isArray(row) ? row : row.Campo;
};

describe('a field that must be there', () => {
  test.each([
    ['line', line],
    ['verbatim', verbatim],
    ['id', id],
    ['number', number],
    ['cents', cents],
  ])('%s is refused where it is missing, null or empty', (_, field) => {
    for (const nothing of [undefined, null, '']) expect(readAs(field, nothing)).toEqual(REFUSED);
  });
});

test('text of several lines has no control characters but tabs and ends of lines', () => {
  expect(readAs(optionalText, 'a\0b\x07c\x1a\x7f\x85d\te\r\nf')).toBe('abcd\te\r\nf');
});

describe('a field that may be missing', () => {
  test.each([
    ['optionalLine', optionalLine, ''],
    ['optionalText', optionalText, ''],
    ['optionalVerbatim', optionalVerbatim, ''],
    ['optionalId', optionalId, 0],
    ['optionalNumber', optionalNumber, 0],
    ['optionalCents', optionalCents, 0],
    ['lines', lines, []],
  ])('%s is its empty value then, and is refused with an object', (_, field, nothing) => {
    for (const missing of [undefined, null, '']) expect(readAs(field, missing)).toEqual(nothing);
    expect(readAs(field, { a: 1 })).toEqual(REFUSED);
  });
});

test.each([
  [7, 7],
  ['7', 7],
  [' -7.50 ', -7.5],
  [-0.5, -0.5],
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', REFUSED],
  ['7.', REFUSED],
  ['.5', REFUSED],
  ['x7', REFUSED],
  ['7x', REFUSED],
  ['7-8', REFUSED],
  ['1e3', REFUSED],
  ['--7', REFUSED],
  [Number.POSITIVE_INFINITY, REFUSED],
  [Number.NaN, REFUSED],
  [true, REFUSED],
  [[7], REFUSED],
])('the number %j is %j', (value, result) => {
  expect(readAs(number, value)).toEqual(result);
});

test.each([
  [12, 12],
  ['12', 12],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER + 1, REFUSED],
  [-1, REFUSED],
  [1.5, REFUSED],
  [0, REFUSED],
])('the id %j is %j', (value, result) => {
  expect(readAs(id, value)).toEqual(result);
});

test('an id that may be missing may be 0 as well', () => {
  expect([readAs(optionalId, 0), readAs(optionalId, '0'), readAs(optionalId, -1)]).toEqual([0, 0, REFUSED]);
});

test.each([
  [0, 0],
  ['0.00', 0],
  ['12.5', 1250],
  [-0.01, REFUSED],
  [true, REFUSED],
  [['12'], REFUSED],
])('the amount %j is %j cents', (value, result) => {
  expect(readAs(cents, value)).toEqual(result);
  expect(readAs(optionalCents, value)).toEqual(result);
});

test.each([
  [' Tenis\u0007 \u202Eazul ', 'Tenis azul'],
  [26, '26'],
  ['x'.repeat(600), 'x'.repeat(500)],
  [true, REFUSED],
  [['Tenis'], REFUSED],
])('the line %j is %j', (value, result) => {
  expect(readAs(line, value)).toEqual(result);
  expect(readAs(optionalLine, value)).toEqual(result);
});

test.each(['  ', '\u0000', '\u202E'])('the line %j has nothing to be read', (value) => {
  expect([readAs(line, value), readAs(optionalLine, value)]).toEqual([REFUSED, '']);
});

test('a text stays unchanged, up to 50,000 characters', () => {
  expect(readAs(optionalText, ' <p>a\n</p> ')).toBe(' <p>a\n</p> ');
  expect(readAs(optionalText, 'x'.repeat(60_000))).toBe('x'.repeat(50_000));
  expect(readAs(optionalText, 5)).toBe('5');
});

test('half a character becomes the replacement character, also where a text is cut', () => {
  expect(readAs(line, 'Tenis \ud83d raros')).toBe('Tenis \ufffd raros');
  expect(readAs(optionalText, '\udc5f')).toBe('\ufffd');
  expect(readAs(line, `${'x'.repeat(499)}👟`)).toBe(`${'x'.repeat(499)}\ufffd`);
  expect(readAs(line, 'Tenis 👟')).toBe('Tenis 👟');
});

test('a passed-on text stays unchanged, but half a character fits no address', () => {
  const [whole, half] = [' a\u202E\n👟 ', 'a\uD83D'];
  expect([readAs(verbatim, whole), readAs(optionalVerbatim, whole)]).toEqual([whole, whole]);
  expect([readAs(verbatim, half), readAs(optionalVerbatim, half)]).toEqual([REFUSED, half]);
  expect([readAs(verbatim, 77), readAs(optionalVerbatim, 77)]).toEqual(['77', '77']);
});

test.each([
  ['Listo\n ', 'Listo'],
  [7, ''],
  [{ a: 1 }, ''],
  [undefined, ''],
])('the message %j reads %j and invalidates nothing', (value, words) => {
  expect(readAs(message, value)).toBe(words);
});

test.each([
  [true, true],
  ['true', true],
  ['TRUE', true],
  [' 1 ', true],
  [1, true],
  ['11', false],
  ['untrue', false],
  ['true!', false],
  [0, false],
  [false, false],
  [undefined, false],
  [null, false],
  [['1'], false],
])('the flag %j is %j', (value, isSet) => {
  expect(readAs(flag, value)).toBe(isSet);
});

test('of a list of lines each non-text is left out, and so is an empty text', () => {
  expect(readAs(lines, ['Negro', ' ', null, 7, { a: 1 }, ' Azul '])).toEqual(['Negro', '7', 'Azul']);
  expect(readAs(lines, 'Negro')).toEqual(REFUSED);
});
