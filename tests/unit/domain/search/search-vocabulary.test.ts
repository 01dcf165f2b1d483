import { expect, test } from 'vitest';
import {
  colorKey,
  type SearchWords,
  vocabularyFile,
  vocabularyOf,
} from '#domain/search/search-vocabulary.ts';

const none: SearchWords = {
  size: [],
  color: [],
  upTo: [],
  above: [],
  currency: [],
  dollars: [],
  sizeNames: [],
};

test.each([
  [['Negro'], ['negras']],
  [['Rosa'], ['rosas']],
  [['Café'], ['cafés']],
  [
    ['Verde', 'olivo'],
    ['VERDES', 'olivos'],
  ],
  [['Gris'], ['grises']],
  [['Marrón'], ['marrones']],
  [['Celeste'], ['celestes']],
])('%j and %j are one colour', (one, other) => {
  expect(colorKey(other)).toBe(colorKey(one));
});

test('a colour is found by its synonyms, but a name of the catalogue stays that colour’s own', () => {
  const groups = [
    ['azul', 'blue', 'celeste'],
    ['gris', 'plomo'],
  ];
  const file = vocabularyFile(
    { colors: ['Azul', 'Celeste', 'Azul marino'], sizes: [], usdRate: 1 },
    groups,
    none,
  );
  const { colors } = vocabularyOf(file);
  expect(colors.get(colorKey(['blue']))?.slug).toBe('azul');
  expect(colors.get(colorKey(['celestes']))?.slug).toBe('celeste');
  expect(colors.get(colorKey(['azul', 'marino']))).toEqual({ slug: 'azul-marino', name: 'Azul marino' });
  expect(colors.has(colorKey(['plomo']))).toBe(false);
});
