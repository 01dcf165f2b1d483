import { describe, expect, test } from 'vitest';
import { isEmail } from '#domain/account/email.ts';
import { displayPhone, isPhone, normalisePhone } from '#domain/account/phone.ts';

describe('a phone has 7 to 11 digits after spaces, dashes and a leading + are taken off', () => {
  test.each([
    ['32323232', true],
    ['3232-3232', true],
    ['+502 3232 3232', true],
    ['2323232', true],
    ['２３２３２３２３', true],
    ['50232323232', true],
    ['232323', false],
    ['323232323232', false],
    ['3232x232', false],
    ['', false],
    ['32+323232', false],
    ['++3232323', false],
    ['22323232', true],
    ['62323232', true],
  ])('%j: %s', (typed, expected) => {
    expect(isPhone(typed)).toBe(expected);
  });
  test('is kept without them', () => {
    expect(normalisePhone('+502 3232–3232')).toBe('50232323232');
  });
});

test.each([
  ['50232323232', '+502 3232-3232'],
  ['+502 3232 3232', '+502 3232-3232'],
  ['502323232321', '+502 3232-32321'],
  ['3232-3232', '3232-3232'],
  ['+502 2222-3333 ext. 12', '+502 2222-3333 ext. 12'],
  ['50222223333;ext=12', '+502 2222-3333 ext. 12'],
  ['2222-3333 ext. 12', '2222-3333 ext. 12'],
  [' 1801 ', '1801'],
  ['', ''],
])(
  "the phone %j is shown as %j: '+' then 3 digits, space, 4 digits, dash, 4 digits from 11 digits on",
  (value, shown) => {
    expect(displayPhone(value)).toBe(shown);
  },
);

test.each([
  ['maria@correo.gt', true],
  [' maria@correo.gt ', true],
  ["o'neil+x@a-b.com.gt", true],
  ['a@b.c ', true],
  ['a@b', false],
  ['ñ@x.gt', false],
  ['a@b.com\nBcc: c@d.gt', false],
  ['a@b.com\n', false],
  ['a b@c.gt', false],
  ['@x.gt', false],
  ['a@', false],
  ['a@-b.gt', false],
  ['a@b-.gt', false],
  ['a@b.gt-', false],
  ['a@b.-gt', false],
  ['a@b!c.gt', false],
  ['a@b!.gt', false],
  ['a@!b.gt', false],
  ['a@b.g!t', false],
  ['a@b.!gt', false],
  ['a@b.gt!', false],
  ['a@bc.gt', true],
  ['a@b2c-3.gt', true],
  ['a@1.2', true],
  ['a@b.c1d2.e3', true],
  [`a@${'b'.repeat(63)}.${'c'.repeat(63)}`, true],
  [`a@${'b'.repeat(64)}.gt`, false],
  [`a@b.${'c'.repeat(64)}`, false],
  ['', false],
  [`${'a'.repeat(250)}@b.gt`, false],
  [`${'a'.repeat(249)}@b.gt`, true],
])('%j is an e-mail address: %s', (value, expected) => {
  expect(isEmail(value)).toBe(expected);
});

// A pattern that goes back on its steps would not come to an end here.
test('a hostile address is judged, and refused', () => {
  expect(isEmail(`a@${'a-'.repeat(100)}!`)).toBe(false);
  expect(isEmail(`${'a.'.repeat(100_000)}`)).toBe(false);
});
