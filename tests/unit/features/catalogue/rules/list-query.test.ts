import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_LIST_QUERY,
  type ListQuery,
  listQueryFromParams,
  listQueryString,
  listQueryToParams,
} from '#features/catalogue/rules/list-query.ts';
import { PRICE_BANDS } from '#features/catalogue/rules/price-band.ts';
import { anyText } from '../../../fixtures/samples.ts';

const read = (query: string) => listQueryFromParams(new URLSearchParams(query));

test('reads every parameter', () => {
  const query =
    'busqueda=Tenis%20Negros&categoria=hombre/zapatos&precio=0-150&precio=600-&marca=kinalto&marca=rutamar&color=negro&talla=42&etiqueta=oferta' +
    '&orden=precio-asc&vista=lista&pagina=3';
  expect(read(query)).toEqual({
    term: 'tenis negros',
    selection: {
      category: ['hombre/zapatos'],
      price: ['0-150', '600-'],
      brand: ['kinalto', 'rutamar'],
      color: ['negro'],
      size: ['42'],
      tag: ['oferta'],
    },
    sort: 'price-ascending',
    view: 'list',
    page: 3,
  });
});

test('defaults are left out', () => {
  expect(listQueryString(DEFAULT_LIST_QUERY)).toBe('');
  expect(listQueryString({ ...DEFAULT_LIST_QUERY, page: 2 })).toBe('pagina=2');
});

test('a category is in the address with its slashes', () => {
  expect(listQueryString({ ...DEFAULT_LIST_QUERY, selection: { category: ['hombre/zapatos'] } })).toBe(
    'categoria=hombre/zapatos',
  );
});

describe('tolerant reading', () => {
  test.each([
    '',
    'orden=loquesea',
    'vista=',
    'pagina=0',
    'pagina=-1',
    'pagina=1.5',
    'pagina=abc',
    'pagina=1e3',
    'marca=',
    'busqueda=%20',
    'otra=1',
    'precio=150',
    'precio=0-300&precio=barato&precio=',
    'orden=toString',
    '&&==&',
  ])('%j is the plain list', (query) => {
    expect(read(query)).toEqual(DEFAULT_LIST_QUERY);
  });
  test('names as people write them are slugs, each once', () => {
    expect(read('marca=Kínalto&marca=kinalto&categoria=Niños/Tenis').selection).toEqual({
      brand: ['kinalto'],
      category: ['ninos/tenis'],
    });
  });
  test('shows markup as text', () => {
    expect(read('busqueda=<script>alert(1)<').term).toBe('<script>alert(1)<');
  });
  test.each([
    'busqueda=%00',
    'busqueda=%E0%A4%A',
    'categoria=../x',
    'categoria=%FF',
    `busqueda=${'x'.repeat(100_000)}`,
  ])('a broken parameter %#  neither throws nor grows', (query) => {
    expect(listQueryString(read(query)).length).toBeLessThan(200);
  });
  test('caps the page and the number of values', () => {
    expect(read('pagina=99999').page).toBe(10_000);
    const many = Array.from({ length: 500 }, (_, index) => `talla=${index}`).join('&');
    expect(read(many).selection.size).toHaveLength(30);
  });
});

test('a written query reads back unchanged, and a read one writes back unchanged', () => {
  const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4})?$/), {
    minLength: 1,
    maxLength: 5,
  });
  const query: fc.Arbitrary<ListQuery> = fc.record({
    term: fc.stringMatching(/^([a-zñ(&=%]{1,9}( [a-z]{1,5})?)?$/),
    selection: fc.record(
      {
        category: slugs,
        price: fc.subarray(
          PRICE_BANDS.map(({ slug }) => slug),
          { minLength: 1 },
        ),
        tag: slugs,
        brand: slugs,
        color: slugs,
        size: slugs,
      },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom('relevance', 'newest', 'price-ascending', 'price-descending', 'discount'),
    view: fc.constantFrom('grid', 'list'),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(query, (wanted) => {
      expect(listQueryFromParams(listQueryToParams(wanted))).toEqual(wanted);
      expect(read(listQueryString(wanted))).toEqual(wanted);
    }),
  );
});

test('any address whatsoever is read, and its canonical form is stable', () => {
  const parameter = fc.constantFrom(
    'busqueda',
    'precio',
    'categoria',
    'marca',
    'orden',
    'vista',
    'pagina',
    'talla',
  );
  const pairs = fc.array(fc.tuple(parameter, anyText(300)), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(pairs, (entries) => {
      const once = listQueryFromParams(new URLSearchParams(entries));
      expect(listQueryFromParams(listQueryToParams(once))).toEqual(once);
    }),
  );
});

test('a price is in the address as its band, each once and none that does not exist', () => {
  const { selection } = read('precio=600-&precio=150-300&precio=600-&precio=1-2');
  expect(selection).toEqual({ price: ['600-', '150-300'] });
  expect(listQueryString({ ...DEFAULT_LIST_QUERY, selection })).toBe('precio=600-&precio=150-300');
});
