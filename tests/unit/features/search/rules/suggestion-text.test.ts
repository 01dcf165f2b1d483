/** The targets of suggestions. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { synonymsFor } from '#features/search/rules/editor-words.ts';
import {
  isSuggestedIn,
  markWords,
  suggestionName,
  suggestionPath,
} from '#features/search/rules/suggestion-text.ts';
import { suggestionWord, wordsOf } from '#shared/text/words.ts';

const rain = {
  kind: 'landing',
  key: 'para-la-lluvia',
  name: 'Para la lluvia',
  english: 'For the rain',
} as const;

test.each([
  ['es-GT', '/colecciones/para-la-lluvia', 'Para la lluvia'],
  ['en', '/en/colecciones/para-la-lluvia', 'For the rain'],
] as const)('a landing page is suggested in %s with its own address and title', (locale, path, name) => {
  expect(suggestionPath({ ...rain, query: '' }, locale)).toBe(path);
  expect(suggestionName(rain, (key) => key, locale)).toEqual([name]);
});

test.each([
  ['es-GT', rain, true],
  ['en', rain, true],
  ['es-GT', { kind: 'landing' }, true],
  ['en', { kind: 'landing' }, false],
  ['en', { kind: 'product' }, true],
] as const)('in %s, %j may be suggested: %j', (locale, found, isSuggested) => {
  expect(isSuggestedIn(locale, found)).toBe(isSuggested);
});

describe('a word of a search', () => {
  test.each([
    ['TÉNIS', 'tenis'],
    ['Niños', 'nino'],
    ['Camisetas', 'camiseta'],
    ['botines', 'botin'],
    ['pantalones', 'pantalon'],
    // Short words stay unchanged: they would lose more than their s.
    ['tres', 'tres'],
    ['gris', 'gris'],
    ['de', ''],
    ['PARA', ''],
  ])('%s is searched for as %j', (word, looked) => {
    expect(suggestionWord(word)).toBe(looked);
  });

  test('is found in any case and with or without its accents', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeiouáéíóúüñbcstr'), maxLength: 12 });
    fc.assert(
      fc.property(letters, (word) => {
        expect(suggestionWord(word.toUpperCase())).toBe(suggestionWord(word));
        expect(suggestionWord(word.normalize('NFD'))).toBe(suggestionWord(word));
      }),
    );
  });
});

test('a text has its significant words, up to a limit', () => {
  expect(wordsOf('Tenis de la marca «Kinalto», talla 42.5')).toEqual([
    'tenis',
    'marca',
    'kinalto',
    'talla',
    '42',
    '5',
  ]);
  expect(wordsOf('uno dos tres cuatro', 2)).toEqual(['uno', 'dos']);
  expect(wordsOf('( \\ "')).toEqual([]);
});

describe('synonyms', () => {
  const groups = [
    ['tenis', 'zapatillas', 'sneakers'],
    ['playera', 'camiseta'],
    ['pantalón de lona', 'jeans'],
  ];
  test.each([
    ['Zapatilla roja', ['tenis', 'zapatillas', 'sneakers']],
    ['CAMISETAS', ['playera', 'camiseta']],
    ['jeans y playera', ['playera', 'camiseta', 'pantalón de lona', 'jeans']],
    // All the words of a term, not one of them.
    ['Bolsa de lona', []],
    ['Lona para un pantalón', ['pantalón de lona', 'jeans']],
    ['gorra', []],
  ])('of %j are %j', (text, found) => {
    expect(synonymsFor(text, groups)).toEqual(found);
  });
});

describe('marking the matches', () => {
  test('marks whole words that match, in the spelling of the name', () => {
    const parts = markWords('Botines «Kinalto» para niños', ['botin', 'nino']);
    expect(parts).toEqual([
      { text: 'Botines', isFound: true },
      { text: ' «', isFound: false },
      { text: 'Kinalto', isFound: false },
      { text: '» ', isFound: false },
      { text: 'para', isFound: false },
      { text: ' ', isFound: false },
      { text: 'niños', isFound: true },
    ]);
  });

  test('loses nothing of the name, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (name, matched) => {
        expect(
          markWords(name, matched)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name);
      }),
    );
  });

  test('an empty word marks nothing', () => {
    expect(markWords('de la', ['']).some(({ isFound }) => isFound)).toBe(false);
  });
});
