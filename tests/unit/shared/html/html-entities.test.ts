/** Character references in texts of the service. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeEntities } from '#shared/html/html-entities.ts';

/** The HTML standard's characters for the names that texts in Spanish have. */
const NAMED = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ntilde: '\u00F1',
  Ntilde: '\u00D1',
  ccedil: '\u00E7',
  Ccedil: '\u00C7',
  iquest: '\u00BF',
  iexcl: '\u00A1',
  ordf: '\u00AA',
  ordm: '\u00BA',
  deg: '\u00B0',
  euro: '\u20AC',
  copy: '\u00A9',
  reg: '\u00AE',
  trade: '\u2122',
  hellip: '\u2026',
  ndash: '\u2013',
  mdash: '\u2014',
  laquo: '\u00AB',
  raquo: '\u00BB',
  ldquo: '\u201C',
  rdquo: '\u201D',
  lsquo: '\u2018',
  rsquo: '\u2019',
  bull: '\u2022',
  middot: '\u00B7',
  times: '\u00D7',
  frac12: '\u00BD',
};

test.each(Object.entries(NAMED))('&%s; is %s', (name, character) => {
  expect(decodeEntities(`a&${name};b`)).toBe(`a${character}b`);
});

test.each([
  ['acute', 'áéíóúÁÉÍÓÚ'],
  ['grave', 'àèìòùÀÈÌÒÙ'],
  ['uml', 'äëïöüÄËÏÖÜ'],
  ['circ', 'âêîôûÂÊÎÔÛ'],
])('vowels with %s are %s, each one character', (suffix, vowels) => {
  const written = Array.from('aeiouAEIOU', (letter) => `&${letter}${suffix};`).join('');
  expect(decodeEntities(written)).toBe(vowels);
});

describe('numbers', () => {
  test.each([
    ['&#241;', 'ñ'],
    ['&#xF1;', 'ñ'],
    ['&#XF1;', 'ñ'],
    ['&#xf1;', 'ñ'],
    ['&#0241', 'ñ'],
    ['&#1;', '\u0001'],
    ['&#55295;', '\uD7FF'],
    ['&#57344;', '\uE000'],
    ['&#1114111;', '\u{10FFFF}'],
    // No valid character.
    ['&#0;', '\uFFFD'],
    ['&#xD800;', '\uFFFD'],
    ['&#xDFFF;', '\uFFFD'],
    ['&#x110000;', '\uFFFD'],
  ])('%j is %j', (written, character) => {
    expect(decodeEntities(written)).toBe(character);
  });

  test('every character is read from its number, decimal and hex', () => {
    const characters = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(characters, (character) => {
        const code = character.codePointAt(0) ?? 0;
        fc.pre(code > 0);
        expect(decodeEntities(`&#${code};&#x${code.toString(16)};`)).toBe(character + character);
      }),
    );
  });
});

test.each([
  ['&amp;lt;', '&lt;'],
  ['&amp', '&'],
  ['Pa&ntilde;uelos &amp; m&aacute;s', 'Pañuelos & más'],
  // Unchanged: unknown names, those of another case, and text that is no reference.
  ['&nada;', '&nada;'],
  ['&AMP;', '&AMP;'],
  ['A & B;', 'A & B;'],
  ['?a=1&b=2', '?a=1&b=2'],
  ['&#;&#x;&;', '&#;&#x;&;'],
])('of %j is read %j, once', (written, text) => {
  expect(decodeEntities(written)).toBe(text);
});
