/**
 * The suggestions under a search box (decision 22, Suggestions): matches marked, prices, and the search itself at the
 * end.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import { recentRows, type SuggestionRow, suggestionRows } from '#features/search/ui/suggestion-rows.tsx';
import { loadText } from '#shared/i18n/client-text.ts';
import { InSpanish } from '../../../fixtures/page-in.tsx';

document.documentElement.dataset['locale'] = 'es-GT';
const t = (await loadText('catalogue'))('es-GT');
const found = (more: Partial<FoundSuggestion>): FoundSuggestion => ({
  id: 'TEN-1',
  kind: 'product',
  name: 'Tenis Kinalto',
  key: 'TEN-1',
  price: 123_450,
  image: '/tenis.jpg',
  matched: ['tenis'],
  choices: [],
  query: '',
  ...more,
});
const rowsFor = (term: string, ...all: readonly FoundSuggestion[]): readonly SuggestionRow[] =>
  suggestionRows(all, { term, locale: 'es-GT', t });
function elementOf(row: SuggestionRow | undefined): HTMLElement {
  const element = document.createElement('a');
  element.innerHTML = renderToStaticMarkup(<InSpanish>{row?.content}</InSpanish>);
  return element;
}

test('a product has its picture, its name with the match marked, and its price', () => {
  const [row] = rowsFor('tenis', found({}));
  const element = elementOf(row);
  expect(row?.href).toBe('/producto/TEN-1');
  expect(element.querySelector('img')?.alt).toBe('');
  expect([...element.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Tenis']);
  expect(element.textContent).toBe('Tenis KinaltoQ\u00a01,234.50');
});

test.each([
  [
    { kind: 'category', key: 'hombre/zapatos', name: 'Hombre · Zapatos' },
    '/productos?categoria=hombre/zapatos',
    'Categoría',
  ],
  [{ kind: 'brand', key: 'kinalto', name: 'Kinalto' }, '/marca/kinalto', 'Marca'],
] as const)('%o leads to its list and names its kind', (more, href, kind) => {
  const [row] = rowsFor('x', found({ ...more, matched: [] }));
  expect(row?.href).toBe(href);
  expect(elementOf(row).textContent).toBe(`${more.name}${kind}`);
  expect(elementOf(row).querySelector('img')).toBeNull();
});

test("a list has the name of its page, its limit the page's money format", () => {
  const [row] = rowsFor(
    'regalo',
    found({ kind: 'list', key: 'gifts', name: 'Regalos', matched: ['regalo'] }),
  );
  expect(row?.href).toBe('/productos?precio=0-150&precio=150-300');
  const element = elementOf(row);
  expect(element.textContent).toBe('Regalos hasta Q\u00a0300Lista');
  expect([...element.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Regalos']);
  expect(rowsFor('x', found({ kind: 'list', key: 'toString', name: 'Otra' }))[0]?.href).toBe('/productos');
});

test('a narrowed suggestion names its filters, and leads there', () => {
  const choices: FoundSuggestion['choices'] = [
    { group: 'price', slugs: ['0-150', '150-300'], name: '' },
    { group: 'color', slugs: ['negro'], name: 'Negro' },
    { group: 'size', slugs: ['42'], name: '42' },
  ];
  const query = 'color=negro&talla=42';
  const category = found({ kind: 'category', key: 'hombre/zapatos', name: 'Zapatos', choices, query });
  const everything = found({ kind: 'list', key: 'all', name: '', choices: [], query });
  const [place, all, shoe] = rowsFor('x', category, everything, found({ choices, query }));
  expect(place?.href).toBe('/productos?categoria=hombre/zapatos&color=negro&talla=42');
  expect(elementOf(place).textContent).toBe('ZapatosNegro, talla 42, hasta Q\u00a0300');
  expect(all?.href).toBe('/productos?color=negro&talla=42');
  expect(elementOf(all).textContent).toContain('Todos los productos');
  expect(shoe?.href).toBe('/producto/TEN-1?color=negro&talla=42');
});

test("the last one is the search itself, with the service's results", () => {
  const rows = rowsFor('  tenis rojos ', found({}));
  expect(rows).toHaveLength(2);
  expect(rows[1]?.href).toBe('/productos?busqueda=tenis%20rojos');
  expect(elementOf(rows[1]).textContent).toBe('Ver todos los resultados de "tenis rojos"');
});

test('without suggestions it promises no results', () => {
  const rows = rowsFor('xqzzwk');
  expect(rows).toHaveLength(1);
  expect(elementOf(rows[0]).textContent).toBe('Buscar "xqzzwk"');
});

test('a hostile name or term is text', () => {
  const hostile = '<img src=x onerror="window.hit=1">';
  const rows = rowsFor(hostile, found({ name: hostile, kind: 'brand', matched: ['img'] }));
  for (const row of rows) {
    expect(elementOf(row).querySelector('img')).toBeNull();
    expect(elementOf(row).textContent).toContain(hostile);
  }
});

test('a recent search leads to its results again', () => {
  expect(recentRows(['tenis & más'], 'en').map(({ href }) => href)).toEqual([
    '/en/productos?busqueda=tenis%20%26%20m%C3%A1s',
  ]);
});
