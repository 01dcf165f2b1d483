/** Words as a search compares them. */
import { expect, test } from 'vitest';
import { bareWord, singularOf, suggestionWord, wordsOf } from '#shared/text/words.ts';

test.each([
  ...'de la el los las para con y en un una o a al del por'.split(' '),
  ...'the of for in with and or'.split(' '),
])('%j is a stop word, in any case', (word) => {
  expect(suggestionWord(word)).toBe('');
  expect(suggestionWord(word.toUpperCase())).toBe('');
  expect(wordsOf(`tenis ${word} cuero`)).toEqual(['tenis', 'cuero']);
});

test.each([
  ['botas', 'bota'],
  ['gorras', 'gorra'],
  ['zapatos', 'zapato'],
  ['tribus', 'tribu'],
  ['colores', 'color'],
  ['azules', 'azul'],
  ['dresses', 'dress'],
  ['tenis', 'tenis'],
  ['jeans', 'jeans'],
  ['reloj', 'reloj'],
  ['bolso', 'bolso'],
  ['grises', 'gris'],
  ['redes', 'rede'],
  // Four letters stay.
  ['olas', 'olas'],
  ['nike', 'nike'],
  // Only at their end.
  ['leslie', 'leslie'],
  ['bastos!', 'bastos!'],
  ['redes1', 'redes1'],
  ['canoes', 'canoe'],
])('the singular of %j is %j', (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});

test.each([
  ['hombre', 'hombres'],
  ['bebe', 'bebes'],
  ['cafe', 'cafes'],
  ['traje', 'trajes'],
  ['guante', 'guantes'],
  ['estuche', 'estuches'],
  ['uniforme', 'uniformes'],
  ['calcetin', 'calcetines'],
  ['pantalon', 'pantalones'],
  ['falda', 'faldas'],
  ['necklace', 'necklaces'],
])('%j and %j are one word', (one, many) => {
  expect(singularOf(many)).toBe(singularOf(one));
});

test('a bare word has neither case nor any accent', () => {
  expect(bareWord('ÁÑÜ')).toBe('anu');
  expect(bareWord('e\u0301\u0323')).toBe('e');
});

test('a text of many words is read up to twelve', () => {
  const many = Array.from({ length: 20 }, (_, at) => `p${at}`);
  expect(wordsOf(many.join(', '))).toEqual(many.slice(0, 12));
  expect(wordsOf('--- , tenis')).toEqual(['tenis']);
});
