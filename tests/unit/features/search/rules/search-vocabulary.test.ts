import { expect, test } from 'vitest';
import {
  colorKey,
  plainKey,
  vocabularyFile,
  vocabularyOf,
} from '#features/search/rules/search-vocabulary.ts';
import { noWords } from '../../../fixtures/search-samples.ts';

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
    noWords,
  );
  const { colors } = vocabularyOf(file);
  expect(colors.get(colorKey(['blue']))?.slug).toBe('azul');
  expect(colors.get(colorKey(['celestes']))?.slug).toBe('celeste');
  expect(colors.get(colorKey(['azul', 'marino']))).toEqual({ slug: 'azul-marino', name: 'Azul marino' });
  expect(colors.has(colorKey(['plomo']))).toBe(false);
});

test('words of a key are separated', () => {
  expect(plainKey(['4', '2'])).not.toBe(plainKey(['42']));
  expect(colorKey(['azul', 'marino'])).not.toBe(colorKey(['azulmarino']));
});

test('a separator between the words of a name is ignored, and the first of two equal names stays', () => {
  const file = vocabularyFile({ colors: ['Gris - claro', 'Negro', 'Negra'], sizes: [] }, [], noWords);
  const { colors } = vocabularyOf(file);
  expect(colors.get(colorKey(['gris', 'claro']))?.name).toBe('Gris - claro');
  expect(colors.get(colorKey(['negra']))?.slug).toBe('negro');
});
