import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ReadTerm,
  readTerm,
  relaxedQueries,
  selectionOf,
  termWords,
} from '#features/search/rules/read-term.ts';
import { vocabularyFile, vocabularyOf } from '#features/search/rules/search-vocabulary.ts';
import { noWords, vocabulary } from '../../../fixtures/search-samples.ts';

const read = (term: string): ReadTerm => readTerm(term, vocabulary);

describe('a search is read as', () => {
  test.each([
    // Colours: any gender and number, either language, the editors' synonyms; the longest name first, a colour with its
    // shades.
    ['tenis negros', ['tenis'], { color: ['negro'] }],
    ['Blusas NEGRAS', ['Blusas'], { color: ['negro'] }],
    ['black shoes', ['shoes'], { color: ['negro'] }],
    ['vestidos rojas', ['vestidos'], { color: ['rojo'] }],
    ['pantalón azul marino', ['pantalón'], { color: ['azul-marino'] }],
    ['pantalones azules', ['pantalones'], { color: ['azul', 'azul-marino'] }],
    ['navy pants', ['pants'], { color: ['azul-marino'] }],
    ['botas verdes olivo', ['botas'], { color: ['verde-olivo'] }],
    ['medias grises', ['medias'], { color: ['gris'] }],
    ['botas cafés', ['botas'], { color: ['cafe'] }],
    ['botas marrones', ['botas'], { color: ['cafe'] }],
    ['playera de color rosado', ['playera'], { color: ['rosa'] }],
    ['tenis negros o grises', ['tenis'], { color: ['negro', 'gris'] }],
    ['libro para colorear', ['libro', 'colorear'], {}],
    // Sizes.
    ['tenis 42', ['tenis'], { size: ['42'] }],
    ['tenis t-42', ['tenis'], { size: ['42'] }],
    ['tenis T42', ['tenis'], { size: ['42'] }],
    ['tenis talla 7,5', ['tenis'], { size: ['7-5'] }],
    ['vestido rojo talla M', ['vestido'], { color: ['rojo'], size: ['m'] }],
    ['playera xl', ['playera'], { size: ['xl'] }],
    ['playera talla grande', ['playera'], { size: ['l'] }],
    ['mochila grande', ['mochila', 'grande'], {}],
    ['gorra talla única', ['gorra'], { size: ['unica'] }],
    ['sneakers size 9', ['sneakers'], { size: ['9'] }],
    ['tenis 41', ['tenis', '41'], {}],
    ['tenis talla42', ['tenis'], { size: ['42'] }],
    ['vestido talla XXS', ['vestido'], { size: ['xxs'] }],
    ['playera talla 3XL', ['playera'], { size: ['3xl'] }],
    ['tenis talla 50 negro', ['tenis'], { size: ['50'], color: ['negro'] }],
    ['playera xl roja', ['playera'], { size: ['xl'], color: ['rojo'] }],
    ['tenis x42', ['tenis', 'x42'], {}],
    ['tenis 7t42', ['tenis', '7t42'], {}],
    ['tenis t42b', ['tenis', 't42b'], {}],
    ['talla abc42', ['talla', 'abc42'], {}],
    ['playera m', ['playera'], { size: ['m'] }],
    ["jeans levi's s l", ['jeans', "levi's", 's'], { size: ['l'] }],
    ['camiseta t-shirt', ['camiseta', 't', 'shirt'], {}],
    // Price limits become the bands below them.
    ['tenis menos de 300', ['tenis'], { price: ['0-150', '150-300'] }],
    ['playeras hasta Q300', ['playeras'], { price: ['0-150', '150-300'] }],
    ['hasta Q 250 quetzales', [], { price: ['0-150', '150-300'] }],
    ['shoes under 150', ['shoes'], { price: ['0-150'] }],
    ['tenis desde Q600', ['tenis'], { price: ['600-'] }],
    ['botas más de 1,000.50', ['botas'], { price: ['600-'] }],
    // In dollars: a quetzal is 0.125 of one here.
    ['shoes under $50', ['shoes'], { price: ['0-150', '150-300', '300-600'] }],
    ['shoes under $ 50', ['shoes'], { price: ['0-150', '150-300', '300-600'] }],
    ['menos de 30 dólares', [], { price: ['0-150', '150-300'] }],
    ['under usd 18.75', [], { price: ['0-150'] }],
    // Every price is below that: it narrows nothing.
    ['tenis hasta 1000', ['tenis'], {}],
    ['hasta mañana', ['hasta', 'mañana'], {}],
    ['hasta x300', ['hasta', 'x300'], {}],
    ['hasta 300x', ['hasta', '300x'], {}],
    ['hasta 1,5', ['hasta', '1,5'], {}],
    [
      'tenis negros 42 hasta q600',
      ['tenis'],
      { color: ['negro'], size: ['42'], price: ['0-150', '150-300', '300-600'] },
    ],
    ['', [], {}],
  ])('%s', (term, rest, selection) => {
    const { rest: found, choices } = read(term);
    expect(found).toEqual(rest);
    expect(selectionOf(choices)).toEqual(selection);
  });

  test('by its name in the catalogue, or as typed where it has none', () => {
    const names = (term: string): readonly string[] => read(term).choices.map(({ name }) => name);
    expect(names('botas marrones talla mediana')).toEqual(['Café', 'M']);
    expect(names('talla 50')).toEqual(['50']);
    expect(names('talla xxs')).toEqual(['XXS']);
    expect(names('hasta 150')).toEqual(['']);
  });
});

test('no word is lost, whatever is typed, and nothing throws', () => {
  const known = fc.constantFrom(
    ...'tenis negros azul marino talla t42 hasta q 300 42 m color de menos size 9 ( \\ 7.5 - %'.split(' '),
  );
  const terms = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.oneof(known, fc.string({ maxLength: 6 })), { maxLength: 12 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(terms, (term) => {
      const { parts, rest } = read(term);
      expect(parts.flatMap(({ words }) => words)).toEqual(termWords(term));
      expect(parts.every(({ words }) => words.length > 0)).toBe(true);
      const plain = parts.flatMap(({ words, choice }) => (choice ? [] : words));
      expect(plain).toEqual(expect.arrayContaining([...rest]));
    }),
  );
});

test('dollars are no limit in a shop without a rate for them', () => {
  const { usdRate: _, ...without } = vocabulary;
  expect(readTerm('tenis menos de $50', without)).toMatchObject({
    choices: [],
    rest: ['tenis', 'menos', 'USD', '50'],
  });
  expect(readTerm('tenis menos de 50 dólares', without).choices).toEqual([]);
  expect(readTerm('tenis menos de q300', without).choices).toMatchObject([{ group: 'price' }]);
});

test('a limit that narrows nothing is no choice', () => {
  expect(read('tenis hasta 1000').choices).toEqual([]);
});

test('a stop word is no colour, whatever colours the catalogue has', () => {
  const letters = vocabularyOf(vocabularyFile({ colors: ['D', 'Rojo', 'Rojo D'], sizes: [] }, [], noWords));
  const names = (term: string) => readTerm(term, letters).choices.map(({ name }) => name);
  expect(names('tenis de cuero')).toEqual([]);
  expect(names('tenis rojo de cuero')).toEqual(['Rojo']);
  expect(names('tenis rojo d')).toEqual(['Rojo D']);
});

test('the size is dropped first, then the colour, then both, and the price at last', () => {
  const kept = relaxedQueries(read('negro 42 hasta 150').choices);
  expect(kept.map((choices) => choices.map(({ group }) => group))).toEqual([
    ['color', 'size', 'price'],
    ['color', 'price'],
    ['size', 'price'],
    ['price'],
    [],
  ]);
});
