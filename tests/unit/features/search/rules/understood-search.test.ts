import { expect, test } from 'vitest';
import { buildFilterIndex } from '#features/catalogue/rules/filter-index.ts';
import type { Product } from '#features/product/rules/product.ts';
import { namedThings } from '#features/search/rules/find-suggestions.ts';
import { readTerm, selectionOf } from '#features/search/rules/read-term.ts';
import {
  readSuggestionIndex,
  type SuggestionEntry,
  suggestionIndexText,
} from '#features/search/rules/suggestion-index.ts';
import { knownProducts, namedProducts, possibleChoices } from '#features/search/rules/understood-search.ts';
import { product as sample } from '../../../fixtures/samples.ts';
import { vocabulary, words } from '../../../fixtures/search-samples.ts';

const product = (sku: string, more: Partial<Product>): Product => ({ ...sample, sku, ...more });
const products: readonly Product[] = [
  product('T1', { name: 'Tenis Volcán', colors: ['Negro', 'Gris'], sizes: ['39', '42'] }),
  product('T2', { name: 'Tenis Pacaya', colors: ['Rojo'], sizes: ['39'], price: 10_000 }),
  product('V1', { name: 'Vestido midi', colors: ['Rojo'], sizes: ['S'] }),
];
const entries = products.map(
  ({ sku, name, price, brand }): SuggestionEntry => ({
    id: sku,
    kind: 'product',
    name,
    key: sku,
    price,
    image: '',
    words: `${name === 'Vestido midi' ? 'regalo' : 'zapatos'} ${brand}`,
  }),
);
const gifts: SuggestionEntry = {
  id: 'list gifts',
  kind: 'list',
  name: 'Regalos',
  key: 'gifts',
  price: 0,
  image: '',
  words: '',
};
const index = readSuggestionIndex(suggestionIndexText([...entries, gifts], words));

test.each([
  ['tenis negros 42', ['T1', 'T2'], []],
  ['zapatos negros', ['T1', 'T2'], []],
  ['tennis kinalto', ['T1', 'T2'], []],
  ['tenis nike 42', ['T1', 'T2'], ['nike']],
  // All products, narrowed by the understood filters.
  ['42', ['T1', 'T2', 'V1'], []],
  ['asdfgh 42', ['T1', 'T2', 'V1'], ['asdfgh']],
  // A list of the shop's own has more products than those with its name.
  ['regalo menos de 300', ['T1', 'T2', 'V1'], []],
  ['regalo vestido menos de 300', ['V1'], []],
])('%s is about %j, and about nothing called %j', (term, skus, unknown) => {
  const things = namedThings(index, term);
  expect(things?.unknown).toEqual(unknown);
  const named = namedProducts(products, { skus: things?.skus }).map(({ sku }) => sku);
  expect(new Set(named)).toEqual(new Set(skus));
});

test.each(['asdfgh', '', '( \\', 'vestido zapatos'])('of %j nothing is understood', (term) => {
  expect(namedThings(index, term)).toBeUndefined();
});

test('a product that is in the index and no longer in the list is left out', () => {
  expect(namedProducts(products, { skus: ['V1', 'gone', 'T2'] }).map(({ sku }) => sku)).toEqual(['V1', 'T2']);
});

test.each([
  ['negro 42', { color: ['negro'], size: ['42'] }, {}],
  // The size is dropped first, the colour only where nothing has it.
  ['rojo 42', { color: ['rojo'] }, { size: ['42'] }],
  ['beige 42', { size: ['42'] }, { color: ['beige'] }],
  ['beige 7.5', {}, { color: ['beige'], size: ['7-5'] }],
  ['negro 42 hasta 150', { price: ['0-150'] }, { color: ['negro'], size: ['42'] }],
  ['desde 600', {}, { price: ['600-'] }],
])('of %s there is %j and not %j', (term, possible, missing) => {
  const { choices } = readTerm(term, vocabulary);
  const found = possibleChoices(buildFilterIndex(products), choices);
  expect(selectionOf(found.choices)).toEqual(possible);
  expect(selectionOf(found.missing)).toEqual(missing);
});

test("the service's results have the data of the shop’s list, with the current stock", () => {
  const [listed] = products;
  const fresh = product('T1', { name: 'As the service says', colors: [], stock: 1 });
  const unlisted = product('NEW', {});
  expect(knownProducts(products, [unlisted, fresh])).toEqual([unlisted, { ...listed, stock: 1 }]);
});
