/** The index of the suggestions in few bytes (decision 182, Files of data in columns). */
import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { packIndex, unpackIndex } from '#features/search/rules/packed-index.ts';

const options = { fields: ['name', 'words'], storeFields: ['name', 'price'] };

const word = fc.constantFrom('tenis', 'cuero', 'azul', 'de', 'niños', 'constructor', '42');
const text = fc.array(word, { maxLength: 6 }).map((all) => all.join(' '));
const document = fc.record({ name: text, words: text, price: fc.nat() }, { requiredKeys: ['name', 'words'] });

test('any index reads back unchanged from a file', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 30 }), (documents) => {
      const index = new MiniSearch(options);
      index.addAll(documents.map((each, at) => ({ ...each, id: `article ${at}` })));
      const whole = index.toJSON();
      const read = unpackIndex(JSON.parse(JSON.stringify(packIndex(whole))));
      expect(read).toEqual(JSON.parse(JSON.stringify(whole)));
      expect(MiniSearch.loadJS(read, options).search('tenis azul')).toEqual(index.search('tenis azul'));
    }),
  );
});

test('a term is stored once where it is equally frequent in all of its documents', () => {
  const index = new MiniSearch(options);
  const names = ['tenis', 'cuero', 'tenis', 'tenis tenis'];
  index.addAll(names.map((name, id) => ({ id, name, words: 'azul' })));
  expect(new Map(packIndex(index.toJSON()).terms.map(([term, ...fields]) => [term, fields]))).toEqual(
    new Map([
      ['tenis', [[0, [0, 2, 1], [1, 1, 2]]]],
      ['cuero', [[0, [1], 1]]],
      ['azul', [[1, [0, 1, 1, 1], 1]]],
    ]),
  );
});

test('an index whose parts list different documents is refused', () => {
  const index = new MiniSearch(options);
  index.addAll([1, 2].map((id) => ({ id, name: 'tenis', words: 'azul', price: 100 })));
  const packed = packIndex(index.toJSON());
  const damages = [
    { ids: [1] },
    { lengths: packed.lengths.slice(1) },
    { stored: { ...packed.stored, price: [100] } },
  ];
  for (const damage of damages) expect(() => unpackIndex({ ...packed, ...damage })).toThrow('damaged');
});
