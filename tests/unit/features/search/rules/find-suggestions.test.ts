/** Suggestions of a search that names colours, sizes or prices. */
import { describe, expect, test } from 'vitest';
import { GIFT_BANDS } from '#features/catalogue/rules/price-band.ts';
import { findSuggestions, namedThings } from '#features/search/rules/find-suggestions.ts';
import {
  entriesOfKnown,
  readSuggestionIndex,
  type SuggestionEntry,
  suggestionIndexText,
} from '#features/search/rules/suggestion-index.ts';
import { words } from '../../../fixtures/search-samples.ts';

const shoe = (key: string, place: string, more: Partial<SuggestionEntry>): SuggestionEntry => ({
  id: key,
  kind: 'product',
  name: `Tenis ${key}`,
  key,
  price: 50_000,
  image: '/t-rojo.jpg',
  words: `zapatos kinalto ${more.colors ?? ''}`,
  place,
  ...more,
});
const category = (key: string, name: string): SuggestionEntry => ({
  ...shoe(key, '', {}),
  id: `category ${key}`,
  kind: 'category',
  name,
  words: '',
  price: 0,
  image: '',
});
const entries: readonly SuggestionEntry[] = [
  category('hombre/zapatos', 'Hombre · Zapatos'),
  category('hombre/zapatos/tenis', 'Hombre · Zapatos · Tenis'),
  category('mujer/zapatos/tenis', 'Mujer · Zapatos · Tenis'),
  shoe('M42', 'hombre/zapatos/tenis', {
    colors: 'rojo negro',
    // Red in 41 only.
    sizes: '41|41 42',
    inColors: [3, 4, 'rojo', 'negro'],
  }),
  shoe('M39', 'hombre/zapatos/tenis', { colors: 'negro', sizes: '39', price: 10_000 }),
  shoe('W39', 'mujer/zapatos/tenis', { colors: 'rojo', sizes: '39' }),
];
const index = readSuggestionIndex(suggestionIndexText(entries, words));
const rain: SuggestionEntry = {
  ...shoe('para-la-lluvia', '', {}),
  id: 'landing para-la-lluvia',
  kind: 'landing',
  name: 'Para la lluvia',
  english: 'For the rain',
  words: 'For the rain impermeable',
};
const found = (term: string) =>
  findSuggestions(index, term, 8).map(({ key, query }) => (query === '' ? key : `${key}?${query}`));

describe('suggestions', () => {
  test.each([
    // The category first where it has such a product, with the parameters of its filters; products open in their choice.
    ['tenis negros 42', ['hombre/zapatos/tenis?color=negro&talla=42', 'M42?color=negro&talla=42']],
    [
      'zapatos talla 39',
      [
        'hombre/zapatos?talla=39',
        'mujer/zapatos/tenis?talla=39',
        'M39?color=negro&talla=39',
        'W39?color=rojo&talla=39',
      ],
    ],
    ['tenis hasta q150', ['hombre/zapatos/tenis?precio=0-150', 'M39']],
    // Every word is known except one.
    ['tenis nike 42', ['hombre/zapatos/tenis?talla=42', 'M42?color=negro&talla=42']],
    // A size that no product has, or a size still being typed.
    ['tenis negros 4', ['hombre/zapatos/tenis?color=negro', 'M42?color=negro', 'M39?color=negro']],
    // There is red, but not in 42.
    [
      'tenis rojos 42',
      [
        'hombre/zapatos/tenis?color=rojo',
        'mujer/zapatos/tenis?color=rojo',
        'M42?color=rojo',
        'W39?color=rojo',
      ],
    ],
    // A search without a kind covers everything.
    ['negro 42', ['all?color=negro&talla=42', 'M42?color=negro&talla=42']],
    ['talla 42', ['all?talla=42']],
    ['asdfgh 42', []],
    ['beige', []],
    ['asdfgh beige', []],
  ])('of %s are %j', (term, keys) => {
    expect(new Set(found(term))).toEqual(new Set(keys));
    expect(found(term)[0]).toBe(keys[0]);
  });

  test('show a product in the requested colour', () => {
    const images = (term: string) => findSuggestions(index, term, 8).map(({ image }) => image);
    expect(images('tenis negros 42').at(-1)).toBe('/t-negro.jpg');
    expect(images('tenis rojos 42').at(-1)).toBe('/t-rojo.jpg');
  });

  test('open a product in the colour of their picture and price by default', () => {
    const shown = shoe('M43', 'hombre/zapatos', { colors: 'azul rojo', sizes: '42|42', color: 'rojo' });
    const one = readSuggestionIndex(suggestionIndexText([shown], words));
    const queries = (term: string) => findSuggestions(one, term, 8).map(({ query }) => query);
    expect(queries('tenis')).toEqual(['color=rojo']);
    expect(queries('tenis 42').at(-1)).toBe('color=rojo&talla=42');
    expect(queries('tenis azul').at(-1)).toBe('color=azul');
  });

  test('name their filters', () => {
    const [first] = findSuggestions(index, 'tenis negras t42', 8);
    expect(first?.choices.map(({ name }) => name)).toEqual(['Negro', '42']);
  });
});

test('gifts up to an amount lead to the list of gifts before the products with that word', () => {
  const gifts: readonly SuggestionEntry[] = [
    shoe('wallet', 'accesorios', { words: 'cartera regalo', price: 10_000 }),
    { ...category('gifts', 'Regalos'), kind: 'list', words: 'regalo' },
  ];
  const asked = findSuggestions(
    readSuggestionIndex(suggestionIndexText([...entries, ...gifts], words)),
    'regalo menos de 300',
    8,
  );
  expect(asked.map(({ key }) => key)).toEqual(['gifts', 'wallet']);
});

test('all products, where no kind is named, are a list without a name and a picture', () => {
  expect(findSuggestions(index, 'talla 41', 1)).toMatchObject([
    {
      id: 'list all',
      kind: 'list',
      name: '',
      key: 'all',
      price: 0,
      image: '',
      matched: [],
      query: 'talla=41',
    },
  ]);
});

test('a colour alone covers everything in it, not a list with its word', () => {
  const list: SuggestionEntry = { ...category('red', 'Todo en rojo'), kind: 'list', words: 'rojo' };
  const all = readSuggestionIndex(suggestionIndexText([...entries, list], words));
  expect(findSuggestions(all, 'rojo', 8).map(({ key }) => key)).not.toContain('red');
});

test('a brand that is named comes before its products, with the same filters', () => {
  const brand: SuggestionEntry = { ...category('kinalto', 'Kinalto'), kind: 'brand' };
  const all = readSuggestionIndex(suggestionIndexText([...entries, brand], words));
  expect(findSuggestions(all, 'kinalto 42', 8)[0]).toMatchObject({ key: 'kinalto', query: 'talla=42' });
});

test('no more than three places come before the products', () => {
  const places = ['a', 'b', 'c', 'd', 'e'];
  const all = readSuggestionIndex(
    suggestionIndexText(
      places.flatMap((place) => [
        category(place, `Tenis ${place}`),
        shoe(`P${place}`, place, { colors: 'rojo', sizes: '42' }),
      ]),
      words,
    ),
  );
  const kinds = findSuggestions(all, 'tenis 42', 8).map(({ kind }) => kind);
  expect(kinds).toEqual([...Array(3).fill('category'), ...Array(5).fill('product')]);
});

describe('landing pages among the suggestions', () => {
  const boot = shoe('BOTA', 'hombre/zapatos/botas', { colors: 'rojo', words: 'zapatos rojo impermeable' });
  const seasonal = readSuggestionIndex(suggestionIndexText([...entries, boot, rain], words));
  const keys = (term: string) => findSuggestions(seasonal, term, 8).map(({ key }) => key);

  test.each(['lluvia', 'para la llu', 'rain', 'impermeable'])(
    '%s leads to the page that was made for it',
    (term) => {
      expect(keys(term)[0]).toBe('para-la-lluvia');
      expect(findSuggestions(seasonal, term, 8)[0]?.english).toBe('For the rain');
    },
  );

  test('their titles name no products: a search with a colour finds products', () => {
    expect(keys('impermeable rojo')).toEqual(['BOTA']);
    expect(namedThings(seasonal, 'lluvia roja')?.unknown).toEqual(['lluvia']);
  });
});

const entry = (
  key: string,
  name: string,
  words: string,
  kind: SuggestionEntry['kind'] = 'product',
): SuggestionEntry => ({ id: `${kind} ${key}`, kind, name, key, price: 0, image: '', words });

const shoes = readSuggestionIndex(
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
  const { entries, unknown } = entriesOfKnown(shoes, terms);
  return { keys: entries.map(({ key }) => key).toSorted(), unknown };
};

test.each([
  ['zapatos 42', { skus: ['T1', 'T2'], named: ['zapatos'], unknown: [] }],
  ['tenis nike 42', { skus: ['T1', 'T2'], named: ['tenis'], unknown: ['nike'] }],
  ['regalo', { skus: ['V1'], named: ['regalo'], unknown: [], choices: [] }],
  // A list of the shop's own has more products than those with its name.
  ['regalo menos de 300', { skus: undefined, named: [], unknown: [] }],
  // Gifts for somebody: those for her, or all gifts where there are none.
  ['regalo mamá', { skus: ['B1'], named: ['mamá'], choices: [{ group: 'price', slugs: GIFT_BANDS }] }],
  ['regalo maestra', { skus: undefined, named: [], choices: [{ group: 'price', slugs: GIFT_BANDS }] }],
  ['42', { skus: undefined, named: [], unknown: [] }],
])('%s names %o', (term, things) => {
  const named = namedThings(shoes, term);
  expect(named && { ...named, skus: named.skus?.toSorted() }).toMatchObject(things);
});

test('words that are known but not together name nothing, with a size or without', () => {
  expect(namedThings(shoes, 'vestido zapatos')).toBeUndefined();
  expect(namedThings(shoes, 'vestido zapatos 42')).toBeUndefined();
});

test('a landing page names no product', () => {
  expect(known('zapatos').keys).toEqual(['T1', 'T2', 'hombre/zapatos']);
});

test('entries have all the words that any entry has', () => {
  expect(known('zapatos', 'kinalto', 'nike')).toEqual({ keys: ['T1'], unknown: ['nike'] });
  expect(known('hombre', 'zapatos')).toEqual({ keys: ['hombre/zapatos'], unknown: [] });
});

test('a word is known by one of its parts, and found by it', () => {
  expect(known("kinalto's", 'tenis')).toEqual({ keys: ['T1'], unknown: [] });
});
