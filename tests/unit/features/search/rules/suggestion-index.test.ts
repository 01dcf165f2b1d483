import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { synonymsFor } from '#features/search/rules/editor-words.ts';
import { findSuggestions } from '#features/search/rules/find-suggestions.ts';
import {
  readSuggestionIndex,
  type SuggestionEntry,
  suggestionIndexText,
  suggestionPartText,
  withSuggestionPart,
} from '#features/search/rules/suggestion-index.ts';
import synonyms from '../../../../../src/content/synonyms.json' with { type: 'json' };
import { words } from '../../../fixtures/search-samples.ts';

function entry(id: string, name: string, words = ''): SuggestionEntry {
  return { id, kind: 'product', name, key: id, price: 100, image: '', words };
}

const entries: readonly SuggestionEntry[] = [
  entry('1', 'Tenis casuales Kinalto', 'zapatillas sneakers'),
  entry('2', 'Playera de niños', 'camiseta'),
  entry('3', 'Botines de gamuza'),
  entry('4', 'Cincho de cuero', 'tenis'),
  entry('5', 'Top azul'),
  entry('10', 'Guantes de lana', 'accesorios'),
  // More products have the word than a list shows.
  ...['6', '7', '8', '9'].map((id) => entry(id, `Regalo de cuero ${id}`, 'regalo gift')),
  {
    ...entry('list gifts', 'Regalos', `Regalos ${synonymsFor('regalos', synonyms).join(' ')}`),
    kind: 'list',
    key: 'gifts',
  },
  { ...entry('category hombre', 'Hombre · Zapatos'), kind: 'category', key: 'hombre/zapatos' },
];
const index = readSuggestionIndex(suggestionIndexText(entries, words));
const idsFor = (term: string, limit = 8): readonly string[] =>
  findSuggestions(index, term, limit).map(({ id }) => id);

describe('suggestions', () => {
  test.each([
    // Typos, accents, plurals and synonyms (decision 22, Suggestions).
    ['ténis', '1'],
    ['sneekers', '1'],
    ['zapatilla', '1'],
    ['camisetas', '2'],
    ['niñoz', '2'],
    ['botin', '3'],
    ['bot', '3'],
    ['guante', '10'],
    ['guantes', '10'],
    ['zapatos hombre', 'category hombre'],
    ['regalo', 'list gifts'],
    ['regalos', 'list gifts'],
    ['gift', 'list gifts'],
    ['Gifts', 'list gifts'],
    ['rega', 'list gifts'],
    ['obsequio', 'list gifts'],
  ])('%s finds %s first', (term, id) => {
    expect(idsFor(term)[0]).toBe(id);
  });

  test('an entry with the word in its name comes before one that is only found by it', () => {
    expect(idsFor('tenis')).toEqual(['1', '4']);
  });

  test('all words have to match; where nothing has all of them, any may', () => {
    expect(idsFor('tenis casuales')).toEqual(['1']);
    expect(new Set(idsFor('playera gamuza'))).toEqual(new Set(['2', '3']));
  });

  test('a short word is not corrected', () => {
    expect(idsFor('top')).toEqual(['5']);
    expect(idsFor('tip')).toEqual([]);
  });

  test.each([
    // One letter of four to seven, two of eight and more.
    ['azil', ['5']],
    ['azzl', ['5']],
    ['axil', []],
    ['gamusa', ['3']],
    ['kamusa', []],
    ['kamizeta', ['2']],
    ['kamizetta', []],
  ])('%j is taken for a slip in %j', (term, ids) => {
    expect(idsFor(term)).toEqual(ids);
  });

  test('an exact match comes before a similar one', () => {
    const boots = ['1', '2'].map((id) => entry(id, `Calzado ${id}`, 'bota'));
    const all = readSuggestionIndex(
      suggestionIndexText([entry('robe', 'Bata'), ...boots, entry('hat', 'Gorra')], words),
    );
    expect(findSuggestions(all, 'bota', 8).map(({ id }) => id)).toEqual(['1', '2', 'robe']);
  });

  test('has the shown text, and the matching words', () => {
    expect(findSuggestions(index, 'hombre', 1)).toEqual([
      {
        id: 'category hombre',
        kind: 'category',
        name: 'Hombre · Zapatos',
        key: 'hombre/zapatos',
        price: 100,
        image: '',
        // The indexed form.
        matched: ['hombr'],
        choices: [],
        query: '',
      },
    ]);
  });

  test('are never more than requested, and no term throws', () => {
    // A size that no product has: all products, narrowed.
    expect(idsFor('l', 1)).toHaveLength(1);
    expect(idsFor('l', 0)).toEqual([]);
    const terms = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('t', 'de cuero tenis', 'p b c'));
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 3 }), (term, limit) => {
        expect(idsFor(term, limit).length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  test('a text that is no index throws', () => {
    expect(() => readSuggestionIndex('<html>')).toThrow(SyntaxError);
    expect(() => withSuggestionPart(index, '<html>')).toThrow(SyntaxError);
  });
});

describe('an index in several files', () => {
  const first = suggestionIndexText([entry('by word', 'Calzado', 'tenis')], words, 2);

  test('has the number of its files; a single one has none', () => {
    expect(readSuggestionIndex(first).parts).toBe(2);
    expect(JSON.parse(suggestionIndexText([], words))).not.toHaveProperty('parts');
    expect(readSuggestionIndex(suggestionIndexText([], words)).parts).toBe(1);
  });

  test('finds the best of all files that have loaded first', () => {
    const one = readSuggestionIndex(first);
    const both = withSuggestionPart(one, suggestionPartText([entry('by name', 'Tenis')]));
    const ids = (of: typeof both) => findSuggestions(of, 'tenis', 8).map(({ id }) => id);
    expect(ids(one)).toEqual(['by word']);
    expect(ids(both)).toEqual(['by name', 'by word']);
    expect(both).toMatchObject({ parts: 2, vocabulary: one.vocabulary });
  });
});
