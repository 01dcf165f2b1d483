/** What the words of a search name in the shop, with and without what its products are narrowed by. */
import { expect, test } from 'vitest';
import { GIFT_BANDS } from '#features/catalogue/rules/price-band.ts';
import { namedThings } from '#features/search/rules/named-things.ts';
import {
  entriesOfKnown,
  readSuggestionIndex,
  type SuggestionEntry,
  suggestionIndexText,
} from '#features/search/rules/suggestion-index.ts';
import { words } from '../../../fixtures/search-samples.ts';

const entry = (
  key: string,
  name: string,
  words: string,
  kind: SuggestionEntry['kind'] = 'product',
): SuggestionEntry => ({ id: `${kind} ${key}`, kind, name, key, price: 0, image: '', words });

const index = readSuggestionIndex(
  suggestionIndexText(
    [
      entry('T1', 'Tenis Volcán', 'zapatos Kinalto'),
      entry('T2', 'Tenis Pacaya', 'zapatos'),
      entry('V1', 'Vestido midi', 'regalo'),
      entry('hombre/zapatos', 'Hombre · Zapatos', '', 'category'),
      entry('gifts', 'Regalos', 'mamá maestra', 'list'),
      entry('B1', 'Botas', 'mamá'),
      entry('para-el-volcan', 'Para el volcán', 'zapatos', 'landing'),
    ],
    words,
  ),
);
const known = (...terms: readonly string[]) => {
  const { entries, unknown } = entriesOfKnown(index, terms);
  return { keys: entries.map(({ key }) => key).toSorted(), unknown };
};

test.each([
  ['zapatos 42', { skus: ['T1', 'T2'], named: ['zapatos'], unknown: [] }],
  ['tenis nike 42', { skus: ['T1', 'T2'], named: ['tenis'], unknown: ['nike'] }],
  ['regalo', { skus: ['V1'], named: ['regalo'], unknown: [], choices: [] }],
  // A list of the shop's own has more than the products that say its name.
  ['regalo menos de 300', { skus: undefined, named: [], unknown: [] }],
  // Gifts for somebody: what is for her, or all gifts where nothing is.
  ['regalo mamá', { skus: ['B1'], named: ['mamá'], choices: [{ group: 'price', slugs: GIFT_BANDS }] }],
  ['regalo maestra', { skus: undefined, named: [], choices: [{ group: 'price', slugs: GIFT_BANDS }] }],
  ['42', { skus: undefined, named: [], unknown: [] }],
])('%s names %o', (term, things) => {
  const named = namedThings(index, term);
  expect(named && { ...named, skus: named.skus?.toSorted() }).toMatchObject(things);
});

test('words that are known but not together name nothing, with a size or without', () => {
  expect(namedThings(index, 'vestido zapatos')).toBeUndefined();
  expect(namedThings(index, 'vestido zapatos 42')).toBeUndefined();
});

test('a landing page is no name of a thing', () => {
  expect(known('zapatos').keys).toEqual(['T1', 'T2', 'hombre/zapatos']);
});

test('entries have all the words that any entry has', () => {
  expect(known('zapatos', 'kinalto', 'nike')).toEqual({ keys: ['T1'], unknown: ['nike'] });
  expect(known('hombre', 'zapatos')).toEqual({ keys: ['hombre/zapatos'], unknown: [] });
});

test('a word is known by one of its parts, and found by it', () => {
  expect(known("kinalto's", 'tenis')).toEqual({ keys: ['T1'], unknown: [] });
});
