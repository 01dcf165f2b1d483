import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail, isPhone } from '#features/account/rules/contact-fields.ts';
import { emailSuggestion, isOneTypo, phoneSuggestion } from '#features/account/rules/contact-typos.ts';

test.each([
  ['maria@gmial.com', 'maria@gmail.com'],
  ['maria@gmail.con', 'maria@gmail.com'],
  ['maria@gmail.co', 'maria@gmail.com'],
  ['maria@gmail', 'maria@gmail.com'],
  ['maria@gmai.com', 'maria@gmail.com'],
  ['maria@gmaill.con', 'maria@gmail.com'],
  ['maria@GMAIL.CON', 'maria@gmail.com'],
  ['maria@gmail,com', 'maria@gmail.com'],
  ['maria@gmail..com', 'maria@gmail.com'],
  ['maria @gmail.com', 'maria@gmail.com'],
  ['mariagmail.com', 'maria@gmail.com'],
  ['maria@hotmial.com', 'maria@hotmail.com'],
  ['maria@hotmal.com', 'maria@hotmail.com'],
  ['maria@yaho.com', 'maria@yahoo.com'],
  ['maria@outlok.es', 'maria@outlook.es'],
  ['maria@icloud.cm', 'maria@icloud.com'],
  ['maria@outlok.com', 'maria@outlook.com'],
  ['maria@liv.com', 'maria@live.com'],
  ['maria@hotmial.es', 'maria@hotmail.es'],
  ['maria@yaho.es', 'maria@yahoo.es'],
  ['maria@gmial', 'maria@gmail.com'],
  ['maria@gmial,com', 'maria@gmail.com'],
  ['maria@gmial com', 'maria@gmail.com'],
  ['maria@gmial..com', 'maria@gmail.com'],
  ['maria@gmial.com.', 'maria@gmail.com'],
])('for %j the suggestion is %s', (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});

test.each([
  'maria@gmail.com',
  'MARIA@Gmail.com',
  'maria@mail.com',
  'maria@ymail.com',
  'maria@correo.gt',
  'maria@correo',
  'maria@empresa.com.gt',
  'maria@yahoo.co.uk',
  'maria@gmx.com',
  'maria@email.com',
  'maria@live.es',
  'maria@love.com',
  'maria@gmail.cony',
  ' maria@gmail.com ',
  'gmail.com',
  '@gmail.com',
  '@gmial.com',
  'maria',
  '',
])('nothing is suggested for %j', (typed) => {
  expect(emailSuggestion(typed)).toBeUndefined();
});

test('the suggestion is a valid address, and has no further suggestion', () => {
  const slip = fc.tuple(fc.emailAddress(), fc.nat(), fc.constantFrom('', '.', ',', ' ', 'x'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), slip), (typed) => {
      const text =
        typeof typed === 'string' ? typed : typed[0].slice(0, typed[1] % (typed[0].length + 1)) + typed[2];
      const meant = emailSuggestion(text);
      if (meant === undefined) return;
      expect(isEmail(meant)).toBe(true);
      expect(emailSuggestion(meant)).toBeUndefined();
    }),
  );
});

test.each([
  ['gmial', 'gmail', true],
  ['gmai', 'gmail', true],
  ['gmaill', 'gmail', true],
  ['gmsil', 'gmail', true],
  ['gmail', 'gmail', false],
  ['gmxi', 'gmia', false],
  ['gmai', 'gmxa', false],
  ['gmialx', 'gmaily', false],
  ['gimal', 'gmail', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%j is one slip away from %j: %s', (typed, meant, isSlip) => {
  expect(isOneTypo(typed, meant)).toBe(isSlip);
});

test.each([
  ['(502) 3232.3232', undefined],
  ['00502 3232 3232', undefined],
  ['0 3232/3232 0', undefined],
  ['+502 0 3232 323O', undefined],
  ['502 502 3232 3232', '+502 3232-3232'],
  ['3232.3232', undefined],
  ['3232/3232', '3232-3232'],
  ['32 32 32 3O', '3232-3230'],
  ['32 32 32 OO O', undefined],
  ['3232 323O', '3232-3230'],
  ['l232 3232', '1232-3232'],
  ['I232 323|', '1232-3231'],
  ['3232 323o', '3232-3230'],
  ['(502) 3232–323O', '+502 3232-3230'],
  ['323a2323', undefined],
  ['a2323232', undefined],
  ['2323232a', undefined],
  ['3232 3232', undefined],
  ['12345', undefined],
  ['3232-3232 ext. 4', undefined],
  ['4444 3232 3232', undefined],
  ['maria', undefined],
  ['', undefined],
])('for the phone %j the suggestion is %s', (typed, meant) => {
  expect(phoneSuggestion(typed)).toBe(meant);
});

test('the suggestion is a phone', () => {
  const signs = fc.constantFrom(...'0123456789Ool(). +-');
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 20 }), (typed) => {
      const meant = phoneSuggestion(typed);
      if (meant !== undefined) expect(isPhone(meant)).toBe(true);
    }),
  );
});
