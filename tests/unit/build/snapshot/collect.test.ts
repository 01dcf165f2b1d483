import { expect, test } from 'vitest';
import { collectSnapshot } from '#build/snapshot/collect.ts';
import { SnapshotError } from '#build/snapshot/snapshot-error.ts';
import { ARTICLE, VARIANT } from '../../fixtures/wire.ts';
import { API, type Fault, fakeApi, PATHS, skuOf } from './fake-api.ts';

const at = (path: string, respond: () => Response): Fault => {
  return (asked) => (asked === path ? respond() : undefined);
};
const page = (): Response => new Response('<!doctype html><h1>Mantenimiento</h1>');
const data = (value: unknown) => (): Response => Response.json({ data: value });

test('a snapshot holds menu, settings, places, catalogue, details, arrivals, brands and a fingerprint', async () => {
  const { source, logged } = fakeApi(3);
  const snapshot = await collectSnapshot(source);
  expect(snapshot.menu.map(({ slug }) => slug)).toEqual(['hombre']);
  expect(snapshot.settings.imageBase).toBe('https://img.example.test/');
  expect(snapshot.places.municipalities).toHaveLength(1);
  expect(snapshot.products.map(({ sku }) => sku)).toEqual([1, 2, 3].map(skuOf));
  expect([...snapshot.details.keys()]).toEqual([1, 2, 3].map(skuOf));
  expect(snapshot.newProducts.map(({ sku }) => sku)).toEqual([1, 2].map(skuOf));
  expect(snapshot.brands).toEqual([{ id: 3, name: 'Volcán Sur', slug: 'volcan-sur' }]);
  expect(snapshot.fingerprint).toMatch(/^[0-9a-f]{32}$/);
  expect(logged).toEqual([]);
});

test('lists and arrivals know the sold-out values of the details', async () => {
  const variants = [{ ...VARIANT, Cantidad: 0 }];
  const detail = { articulo: { ...ARTICLE, Sku: skuOf(1) }, variantes: variants };
  const { source } = fakeApi(2, at(`/api/v1/items/${skuOf(1)}`, data(detail)));
  const { products, newProducts } = await collectSnapshot(source);
  // A sold-out product is listed after the others.
  const [second, first] = products;
  expect(first?.sku).toBe(skuOf(1));
  expect(first?.soldOut).toEqual([0, 1]);
  expect(newProducts[0]?.soldOut).toEqual([0, 1]);
  expect(second?.soldOut).toBeUndefined();
});

test('an article that was left out, or is not in the list, is related to no other', async () => {
  const rows = [2, 3, 1000].map((at) => ({ ...ARTICLE, IdArticulo: at, Sku: skuOf(at) }));
  const detail = { articulo: { ...ARTICLE, Sku: skuOf(1) }, variantes: [VARIANT], relacionados: rows };
  const respond: Fault = (path) => {
    if (path === `/api/v1/items/${skuOf(2)}`) return new Response('', { status: 500 });
    return path === `/api/v1/items/${skuOf(1)}` ? data(detail)() : undefined;
  };
  const { details, leftOut } = await collectSnapshot(fakeApi(60, respond).source);
  expect(leftOut.map(({ sku }) => sku)).toEqual([skuOf(2)]);
  expect(details.get(skuOf(1))?.related.map(({ sku }) => sku)).toEqual([skuOf(3)]);
});

test('an article that answers with another sku is left out, and has the brand of the list', async () => {
  const respond: Fault = (path) => {
    if (path === `/api/v1/items/${skuOf(2)}`) return data({ articulo: { ...ARTICLE, Sku: skuOf(9) } })();
    if (path !== `/api/v1/items/${skuOf(1)}`) return undefined;
    return data({ articulo: { ...ARTICLE, Sku: skuOf(1), Marca: 'Nueva' } })();
  };
  const { details, leftOut } = await collectSnapshot(fakeApi(60, respond).source);
  const path = `/api/v1/items/${skuOf(2)}`;
  expect(leftOut).toEqual([{ sku: skuOf(2), path, fault: { kind: 'other-article', sku: skuOf(9) } }]);
  expect(details.get(skuOf(2))).toBeUndefined();
  expect(details.get(skuOf(1))?.brand).toBe(ARTICLE.Marca);
});

test('sold-out products come after the others', async () => {
  const articulos = [0, 3, 0, 1].map((Cantidad, at) => ({ ...ARTICLE, Sku: skuOf(at + 1), Cantidad }));
  const { source } = fakeApi(4, at(PATHS.list, data({ articulos, total: 4 })));
  const { products } = await collectSnapshot(source);
  expect(products.map(({ sku }) => sku)).toEqual([2, 4, 1, 3].map(skuOf));
});

test('the fingerprint changes with the menu and the parameters, and with nothing else', async () => {
  const fingerprintOf = async (count: number, fault?: Fault): Promise<string> =>
    (await collectSnapshot(fakeApi(count, fault).source)).fingerprint;
  const menu = at(PATHS.menu, data([{ N1: 1, N1_Nombre: 'Mujer' }]));
  const settings = at(PATHS.settings, data({ parametros: [{ Nombre: 'TELEFONO', Valor: '1' }] }));
  const first = await fingerprintOf(3);
  expect(await fingerprintOf(4)).toBe(first);
  expect(new Set([first, await fingerprintOf(3, menu), await fingerprintOf(3, settings)]).size).toBe(3);
});

test('a large catalogue is requested in pages of 500, each once', async () => {
  const { source, asked } = fakeApi(1201);
  const { products } = await collectSnapshot(source);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(1201);
  const lists = asked.filter((path) => path.startsWith(PATHS.list));
  const query = 'idFirstLevel=0&idSecondLevel=0&idThirdLevel=0';
  expect(lists.toSorted()).toEqual([1, 2, 3].map((n) => `${PATHS.list}?${query}&pagina=${n}&porPagina=500`));
});

test('a service that ignores paging is requested once', async () => {
  const articles = Array.from({ length: 700 }, (_, index) => ({
    IdArticulo: index + 1,
    Sku: skuOf(index + 1),
    Nombre_Comercial: 'Tenis',
    Precio_SD: 1,
  }));
  const { source, asked } = fakeApi(0, at(PATHS.list, data({ articulos: articles, total: 700 })));
  expect((await collectSnapshot(source)).products).toHaveLength(700);
  expect(asked.filter((path) => path.startsWith(PATHS.list))).toHaveLength(1);
});

test('an article that is listed twice counts once, with its first row', async () => {
  const twice = { IdArticulo: 1, Sku: 'SKU-1', Nombre_Comercial: 'Tenis', Precio_SD: 1 };
  const { source } = fakeApi(0, at(PATHS.list, data({ articulos: [twice, { ...twice, IdArticulo: 2 }] })));
  expect((await collectSnapshot(source)).products).toMatchObject([{ id: 1, sku: 'SKU-1' }]);
});

const QUERY = '?idFirstLevel=0&idSecondLevel=0&idThirdLevel=0&pagina=1&porPagina=500';
const ADVICE = 'Check PUBLIC_API_URL and that the service is up.';
const NOT_JSON = 'HTTP 200, La respuesta del servidor no es un JSON válido.';

const manyEntries = Array.from({ length: 5001 }, (_, index) => ({ N1: index + 1, N1_Nombre: `N${index}` }));

test.each([
  [PATHS.menu, 'HTTP 500', () => new Response('', { status: 500 })],
  [PATHS.menu, 'HTTP 500 aborted', () => new Response('', { status: 500, statusText: 'aborted' })],
  [PATHS.menu, NOT_JSON, page],
  [PATHS.menu, NOT_JSON, () => new Response('{"data":[{"N1":1,"N1_No')],
  [PATHS.menu, NOT_JSON, () => new Response('')],
  [PATHS.menu, NOT_JSON, () => new Response(`[${'0,'.repeat(600_000)}0]`)],
  [PATHS.menu, 'it answered without any entry', data([])],
  [PATHS.menu, 'it answered without any entry', data([{ N1: 0 }])],
  [PATHS.menu, 'the answer has another shape, first at "data"', data(null)],
  [PATHS.menu, 'the answer has another shape, first at "data"', data({})],
  [PATHS.menu, 'the answer has another shape, first at "data"', data('x')],
  [PATHS.settings, 'HTTP 404 "No existe"', () => Response.json({ message: 'No existe' }, { status: 404 })],
  [PATHS.settings, 'the answer has another shape, first at "data.parametros"', data({})],
  [PATHS.menu, 'it answered with 5001 entries', () => Response.json({ data: manyEntries })],
  [PATHS.settings, 'it answered without any parameter', data({ parametros: [] })],
  [
    PATHS.settings,
    'it answered without any parameter',
    data({ parametros: [{ Nombre: 'CORREO', Valor: null }] }),
  ],
  [PATHS.places, 'HTTP 503', () => new Response('', { status: 503 })],
  [
    PATHS.places,
    'it answered without any municipality',
    data({ paises: [], departamentos: [], municipios: [] }),
  ],
  [PATHS.arrivals, NOT_JSON, page],
  [`${PATHS.list}${QUERY}`, 'HTTP 500', () => new Response('', { status: 500 })],
  [`${PATHS.list}${QUERY}`, 'it answered without any usable article', data({ articulos: [] })],
  [`${PATHS.list}${QUERY}`, 'it answered without any usable article', data({ articulos: [{ Sku: 'x' }] })],
  [`${PATHS.list}${QUERY}`, 'it announces 200001 articles', data({ articulos: [], total: 200_001 })],
  [`${PATHS.list}${QUERY}`, 'the answer has another shape, first at "data.articulos"', data({})],
])('GET %s with "%s" stops the build and says so', async (url, fault, respond) => {
  const [path = ''] = url.split('?');
  const { source } = fakeApi(3, at(path, respond));
  const failing = collectSnapshot(source);
  await expect(failing).rejects.toBeInstanceOf(SnapshotError);
  await expect(failing).rejects.toHaveProperty(
    'message',
    `GET ${path} failed: ${fault} (${API}${url}). ${ADVICE}`,
  );
});

test('a service that cannot be reached stops the build after three tries with growing pauses', async () => {
  const { source, asked, slept } = fakeApi(3, (path) =>
    path === PATHS.menu ? Promise.reject(new TypeError('fetch failed')) : undefined,
  );
  await expect(collectSnapshot(source)).rejects.toThrow(/^GET \/api\/v1\/menu failed: no connection/);
  expect(asked.filter((path) => path === PATHS.menu)).toHaveLength(3);
  expect(slept).toEqual([10, 30]);
});

test.each([
  [500, 3],
  [429, 3],
  [404, 1],
  [401, 1],
])('HTTP %i is tried %i times', async (status, tries) => {
  const { source, asked } = fakeApi(
    3,
    at(PATHS.menu, () => new Response('', { status })),
  );
  await expect(collectSnapshot(source)).rejects.toThrow(SnapshotError);
  expect(asked.filter((path) => path === PATHS.menu)).toHaveLength(tries);
});

test('a passing fault leaves no trace in the snapshot', async () => {
  const { source, logged } = fakeApi(60, (_, tries) => (tries < 3 ? page() : undefined));
  const { products, leftOut } = await collectSnapshot(source);
  expect([products.length, leftOut, logged]).toEqual([60, [], []]);
});

test('all calls together have a deadline too', async () => {
  const { source } = fakeApi(3, () => new Response('', { status: 500 }));
  const never = { ...source, totalMs: 0, sleep: () => new Promise((resolve) => setTimeout(resolve, 5)) };
  await expect(collectSnapshot(never)).rejects.toThrow('all calls together took longer than 0 s');
});

test('unreadable rows are left out and listed once, though the call was repeated', async () => {
  const rows = [{ N1: 1, N1_Nombre: 'Hombre' }, null];
  const { source, logged } = fakeApi(3, (path, tries) => {
    if (path !== PATHS.menu) return undefined;
    return tries === 1 ? page() : Response.json({ data: rows });
  });
  const { rejected } = await collectSnapshot(source);
  expect(rejected).toEqual([{ call: PATHS.menu, list: 'menu', index: 1, path: '' }]);
  expect(logged).toEqual(['Row menu[1] of GET /api/v1/menu left out: ""']);
});

test('a catalogue with less than half of its rows usable is refused', async () => {
  const good = { IdArticulo: 1, Sku: 'SKU-1', Nombre_Comercial: 'Tenis', Precio_SD: 1 };
  const articulos = [good, { ...good, Precio_SD: 'Q 1' }, { ...good, Precio_SD: null }];
  const { source } = fakeApi(0, at(PATHS.list, data({ articulos, total: 3 })));
  await expect(collectSnapshot(source)).rejects.toThrow('only 1 of 3 articles are usable');
});

test('a repeated sku, variant or brand is reported with its rows and the used one', async () => {
  const first = { ...ARTICLE, IdArticulo: 1, Sku: skuOf(1), Nombre_Comercial: 'Primero' };
  const other = { ...first, IdArticulo: 9, Nombre_Comercial: 'Otro' };
  const marcas = [
    { IdMarca: 3, Nombre: 'Volcán Sur' },
    { IdMarca: 4, Nombre: 'VOLCAN SUR' },
  ];
  const variants = [VARIANT, { ...VARIANT, IdTalla: 27, Talla: '27' }, { ...VARIANT, Sku: 'OTRO' }];
  const respond: Fault = (path) => {
    if (path.startsWith(PATHS.list)) return data({ articulos: [first, other], marcas, total: 2 })();
    return path === `/api/v1/items/${skuOf(1)}`
      ? data({ articulo: first, variantes: variants })()
      : undefined;
  };
  const { source, logged } = fakeApi(2, respond);
  const { products } = await collectSnapshot(source);
  expect(products.map(({ sku, name }) => [sku, name])).toEqual([[skuOf(1), 'Primero']]);
  expect(logged).toEqual([
    'Repeated sku SKU-1: row "1: Primero (IdArticulo 1)" is used, not row "2: Otro (IdArticulo 9)"',
    'Repeated address of a brand, volcan-sur: "Volcán Sur (IdMarca 3)" is used, not "VOLCAN SUR (IdMarca 4)"',
    'Article SKU-1: variants "Negro, 26" and "Negro, 27" have one sku, TEN-7-N-26: an order does not tell them apart',
    'Article SKU-1: repeated variant "Negro, 26": sku "TEN-7-N-26" is used, not "OTRO"',
  ]);
});
