import { afterEach, expect, test, vi } from 'vitest';
import { fetchProductList, filterProducts, searchProducts } from '#features/catalogue/api/products.ts';
import { fetchProductDetail } from '#features/product/api/product-detail.ts';
import { API, jsonService } from '../../../fixtures/connections.ts';
import { ARTICLE } from '../../../fixtures/wire.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['zapatos & más', 'zapatos%20%26%20m%C3%A1s'],
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['\uD800', '%EF%BF%BD'],
])('the term %j is sent encoded', async (term, value) => {
  const { connection, sent } = jsonService({ data: [] });
  await searchProducts(connection, term);
  expect(sent[0]?.url).toBe(`${API}/api/v1/items/search?value=${value}`);
});

test('a search without results may answer with null', async () => {
  const { connection } = jsonService({ message: 'Sin resultados', data: null });
  expect(await searchProducts(connection, 'x')).toEqual({
    ok: true,
    value: { products: [], isCut: false },
    message: 'Sin resultados',
  });
});

test.each([[{}], ['x'], [{ articulos: [] }]])('a search whose data is %j is unexpected', async (data) => {
  const answer = await searchProducts(jsonService({ data }).connection, 'x');
  expect(answer).toEqual({ ok: false, failure: { kind: 'unexpected', path: 'data' } });
});

test('of 20,000 articles no more are read than a page can take (decision 92)', async () => {
  const data = Array.from({ length: 20_000 }, (_, at) => ({ ...ARTICLE, Sku: `S-${at}` }));
  const answer = await searchProducts(jsonService({ data }).connection, 'x');
  expect(answer.ok && [answer.value.products.length, answer.value.isCut]).toEqual([4000, true]);
  const whole = await searchProducts(jsonService({ data: data.slice(0, 4000) }).connection, 'x');
  expect(whole.ok && [whole.value.products.length, whole.value.isCut]).toEqual([4000, false]);
});

test('bad rows are dropped and reported with their field, the others are used', async () => {
  const { connection, rejected } = jsonService({ data: [ARTICLE, { ...ARTICLE, Precio_SD: null }, 7] });
  const answer = await filterProducts(connection, '<Filtro/>');
  expect(answer).toMatchObject({ ok: true, value: { products: [{ sku: 'TEN-7' }] } });
  expect(rejected).toEqual([
    { list: 'data', index: 1, path: 'Precio_SD' },
    { list: 'data', index: 2, path: '' },
  ]);
});

test('without a reporter, a dropped row is a warning in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { connection } = jsonService({ data: [{ ...ARTICLE, Sku: '' }] });
  await searchProducts({ ...connection, report: undefined }, 'x');
  expect(warn.mock.calls).toEqual([['Row left out: data[0], field "Sku" cannot be read']]);
});

test('a list requests its levels and page; without a total it is complete', async () => {
  const { connection, sent } = jsonService({ data: { articulos: [ARTICLE], marcas: null } });
  const answer = await fetchProductList(connection, { levels: [1, 11, 0], page: 2, perPage: 500 });
  expect(sent[0]?.url).toBe(
    `${API}/api/v1/items/menu?idFirstLevel=1&idSecondLevel=11&idThirdLevel=0&pagina=2&porPagina=500`,
  );
  const options = { categories: [], tags: [], brands: [], colors: [], sizes: [] };
  expect(answer).toMatchObject({ value: { products: [{ sku: 'TEN-7' }], options, total: 1 } });
});

test('the total of a paged list is the service’s', async () => {
  const { connection } = jsonService({ data: { articulos: [ARTICLE], total: '1200' } });
  expect(await fetchProductList(connection, { levels: [0, 0, 0] })).toMatchObject({ value: { total: 1200 } });
});

test('a list without articles is unexpected', async () => {
  const { connection } = jsonService({ data: {} });
  const answer = await fetchProductList(connection, { levels: [0, 0, 0] });
  expect(answer).toEqual({ ok: false, failure: { kind: 'unexpected', path: 'data.articulos' } });
});

test('a sku is one segment of the path', async () => {
  const { connection, sent } = jsonService({ data: { articulo: ARTICLE } });
  await fetchProductDetail(connection, '../a b');
  expect(sent[0]?.url).toBe(`${API}/api/v1/items/..%2Fa%20b`);
});
