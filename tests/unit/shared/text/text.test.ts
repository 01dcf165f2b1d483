import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPlainText, cleanSetting, cleanTyped, MAX_TERM_LENGTH, searchTerm } from '#shared/text/text.ts';
import { anyText } from '../../fixtures/samples.ts';

test('a setting loses control characters and directional marks', () => {
  expect(cleanSetting('\u202Ahttps://ca\u0000rousel.gt/\u202C\u200E\r\n')).toBe('https://carousel.gt/');
});

describe('cleanTyped', () => {
  test.each([
    ['nombre', '  Ana   María ', 'Ana María '],
    ['nombre', '\t\u00A0\u200BAna\u00A0\u00A0B', 'Ana B'],
    ['nombre', '   ', ''],
    ['nombre', 'Ana\u202E López', 'Ana López'],
    ['message', '  a   b ', '  a   b '],
    ['observaciones', ' a\n\nb', ' a\n\nb'],
    ['direccion', '  12  calle', '  12  calle'],
    ['nitCliente', ' 57 69-37–K ', '576937K'],
  ])('%s: %j becomes %j', (field, typed, kept) => {
    expect(cleanTyped(field, typed)).toBe(kept);
  });

  test('cleaning twice changes nothing more', () => {
    const field = fc.constantFrom('nombre', 'direccion', 'nitCliente');
    fc.assert(
      fc.property(field, anyText(), (name, typed) => {
        const once = cleanTyped(name, typed);
        expect(cleanTyped(name, once)).toBe(once);
      }),
    );
  });
});

describe('asPlainText', () => {
  test('keeps markup as text, and makes one line of several', () => {
    expect(asPlainText('<img onerror=x>\r\nfin', 100)).toBe('<img onerror=x> fin');
  });
  test('drops the right-to-left override', () => {
    expect(asPlainText('apro\u202Ebado', 100)).toBe('aprobado');
  });
  test('ignores the rest of a huge text', () => {
    expect(asPlainText(`${' '.repeat(399)}a`, 100)).toBe('a');
    expect(asPlainText(`${' '.repeat(400)}a`, 100)).toBe('');
  });
  test('never exceeds its length, splits no character and has no control character', () => {
    fc.assert(
      fc.property(anyText(200), fc.integer({ min: 1, max: 50 }), (value, most) => {
        const text = asPlainText(value, most);
        expect(Array.from(text).length).toBeLessThanOrEqual(most);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});

describe('searchTerm', () => {
  test.each([
    ['  Tenis NEGROS ', 'tenis negros'],
    ['tenis/hombre', 'tenis'],
    ['/x', ''],
    ['', ''],
    ['  / ', ''],
    ['a(b', 'a(b'],
    ['<script>alert(1)</script>', '<script>alert(1)<'],
    ['a\u0000b', 'a b'],
  ])('of %j is %j', (input, term) => {
    expect(searchTerm(input)).toBe(term);
  });
  test('does not end with the blank at its cut', () => {
    expect(searchTerm(`${'a'.repeat(MAX_TERM_LENGTH - 1)} b`)).toBe('a'.repeat(MAX_TERM_LENGTH - 1));
  });
  test('is capped, and searching for it again searches for the same', () => {
    fc.assert(
      fc.property(anyText(300), (input) => {
        const term = searchTerm(input);
        expect(Array.from(term).length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
        expect(searchTerm(term)).toBe(term);
      }),
    );
  });
});
