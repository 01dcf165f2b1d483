/** Help pages and the list of gifts in a search, with the editors' words (decision 225, Help in a search). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { giftWords, helpEntries, synonymsFor } from '#features/search/rules/editor-words.ts';
import { findHelp, findSuggestions } from '#features/search/rules/find-suggestions.ts';
import {
  readSuggestionIndex,
  type SuggestionEntry,
  suggestionIndexText,
} from '#features/search/rules/suggestion-index.ts';
import { searchPlacesSchema } from '../../../../../src/content/schemas/patterns.ts';
import searchPlaces from '../../../../../src/content/search-places.json' with { type: 'json' };
import synonyms from '../../../../../src/content/synonyms.json' with { type: 'json' };
import { words } from '../../../fixtures/search-samples.ts';

const places = searchPlacesSchema.parse(searchPlaces);
const wordsFor = (text: string): string => `${text} ${synonymsFor(text, synonyms).join(' ')}`;

function product(name: string, more = ''): SuggestionEntry {
  const text = wordsFor(`${name} ${more}`);
  return { id: name, kind: 'product', name, key: name, price: 100, image: '', words: text };
}

const index = readSuggestionIndex(
  suggestionIndexText(
    [
      ...helpEntries(places),
      {
        ...{ id: 'list gifts', kind: 'list', name: 'Regalos', english: 'Gifts', key: 'gifts' },
        ...{ price: 0, image: '', words: `${wordsFor('regalos')} ${giftWords(places)}` },
      },
      {
        ...{ id: 'landing hers', kind: 'landing', name: 'Regalos para ella', english: 'Gifts for her' },
        ...{ key: 'hers', price: 0, image: '', words: wordsFor('Gifts for her mujer') },
      },
      product('Camisa de tela', 'hombre'),
      product('Camiseta Volcán', 'mujer regalo'),
      product('Botas Pacaya', 'mujer'),
      product('Tenis Notable', 'hombre'),
      product('Vestido midi', 'mujer regalo'),
    ],
    words,
  ),
);

const RETURNS = '/politicas-de-devolucion /politicas-de-devolucion';
const DELIVERY = '/preguntas-frecuentes#envío /preguntas-frecuentes#delivery';
const PAYMENT = '/preguntas-frecuentes#pago-y-factura /preguntas-frecuentes#payment-and-invoice';
const ORDERS = '/pedidos /pedidos';
const SHOPS = '/ubicaciones /ubicaciones';

test.each([
  ['devoluciones', RETURNS],
  ['devolución', RETURNS],
  ['devolucion', RETURNS],
  ['devolusiones', RETURNS],
  ['devolver', RETURNS],
  ['cómo devuelvo un pedido', RETURNS],
  ['devolver un pedido', RETURNS],
  ['return an order', RETURNS],
  ['dónde está mi pedido', ORDERS],
  ['mi pedido', ORDERS],
  ['rastrear pedido', ORDERS],
  ['where is my order', ORDERS],
  ['track order', ORDERS],
  ['track my order', ORDERS],
  ['cambios', RETURNS],
  ['cambio de talla', RETURNS],
  ['política de devoluciones', RETURNS],
  ['returns', RETURNS],
  ['refund', RETURNS],
  ['envíos', DELIVERY],
  ['envio', DELIVERY],
  ['enbío', DELIVERY],
  ['costo de envío', DELIVERY],
  ['shipping', DELIVERY],
  ['shiping', DELIVERY],
  ['factura', PAYMENT],
  ['facturas con NIT', PAYMENT],
  ['fatura', PAYMENT],
  ['invoice', PAYMENT],
  ['xela', SHOPS],
  ['tienda en xela', SHOPS],
  ['horario', SHOPS],
  ['horarios de tiendas', SHOPS],
  ['ubicación', SHOPS],
  ['ubicaciones', SHOPS],
  ['hubicacion', SHOPS],
  ['opening hours', SHOPS],
  ['whatsapp', '/contact /contact'],
])('%s leads to %s first, in the suggestions and above the results', (term, key) => {
  expect(findSuggestions(index, term, 8)[0]?.key).toBe(key);
  expect(findHelp(index, term)[0]?.key).toBe(key);
});

test.each([
  'cam',
  'camisa',
  'tela',
  'botas',
  'bota',
  'tenis',
  'vestido',
  'notable',
  'zapatos',
  'quiero devolver unos zapatos rojos',
  'regalo',
  'regalos',
  'gift',
])('%s leads to no help', (term) => {
  expect(findHelp(index, term)).toEqual([]);
  expect(findSuggestions(index, term, 8)[0]?.kind).not.toBe('help');
});

test.each(['regalo mamá', 'regalos para mama', 'regalo para ella', 'gift for mom', 'regalo papá'])(
  '%s finds the list of gifts',
  (term) => {
    expect(findSuggestions(index, term, 8).map(({ id }) => id)).toContain('list gifts');
  },
);

test.each([
  ['gift', 'list gifts'],
  ['regalo', 'list gifts'],
  ['gifts for her', 'landing hers'],
  ['regalos para ella', 'landing hers'],
])('%s suggests %s first', (term, id) => {
  expect(findSuggestions(index, term, 8)[0]?.id).toBe(id);
});

test('a gift for a woman is one of hers', () => {
  const found = findSuggestions(index, 'regalo mamá', 8).filter(({ kind }) => kind === 'product');
  expect(found.map(({ name }) => name).toSorted()).toEqual(['Camiseta Volcán', 'Vestido midi']);
});

test('every heading that the words lead to is in its document, in both languages', () => {
  for (const place of places) {
    if (!('page' in place) || !place.section) continue;
    for (const locale of ['es-GT', 'en'] as const) {
      const document = readFileSync(`src/content/documents/${locale}${place.page}.md`, 'utf8');
      const headings = [...document.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
        heading.toLowerCase().replaceAll(' ', '-'),
      );
      expect(headings).toContain(place.section[locale]);
    }
  }
});
