import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { call, smallSandbox } from './sandbox-fixture.ts';

type Row = { readonly Sku: string };
const skus = (rows: readonly Row[]) => rows.map((row) => row.Sku);
const filter = (type: string, value: string) => ({
  xml: `<Filtro><Grupo>${type}</Grupo><Detalle><Tipo>${type}</Tipo><Valor>${value}</Valor></Detalle></Filtro>`,
});

describe('GET /api/v1/menu', () => {
  it('has a row for each path; a missing level is 0 with an empty name or null', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/menu');
    expect(answer.data[0]).toEqual({
      ...{ N1: 10, N1_Nombre: 'Hombre', N2: 20, N2_Nombre: 'Zapatos', N3: 30, N3_Nombre: 'Tenis' },
    });
    expect(answer.data[1]).toMatchObject({ N2: 21, N3: null, N3_Nombre: null });
    expect(answer.data[2]).toMatchObject({ N2: 0, N2_Nombre: '', N3: 0, N3_Nombre: '' });
  });
});

describe('GET /api/v1/items/menu', () => {
  it('has the whole catalogue without ids, and no total', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/items/menu');
    expect(skus(answer.data.articulos)).toEqual(['TENIS-1', 'GORRA-1', 'CALCETA-1']);
    expect(answer.data).not.toHaveProperty('total');
  });

  it('has the articles below the ids, and the filter lists of just these', async () => {
    const { answer } = await call(
      smallSandbox(),
      '/api/v1/items/menu?idFirstLevel=10&idSecondLevel=20&idThirdLevel=0',
    );
    expect(skus(answer.data.articulos)).toEqual(['TENIS-1']);
    expect(answer.data.marcas).toEqual([{ IdMarca: 1, Nombre: 'Volcán Sur' }]);
    expect(answer.data.categorias).toEqual([{ Nombre: 'Tenis', Slug: 'hombre/zapatos/tenis' }]);
    expect(answer.data.colores).toHaveLength(2);
    expect(answer.data.etiquetas).toEqual([{ Etiqueta: 'correr' }, { Etiqueta: 'lluvia' }]);
  });

  it('lists only categories that hold articles', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/items/menu');
    expect(answer.data.categorias).toEqual([
      { Nombre: 'Hombre', Slug: 'hombre' },
      { Nombre: 'Niños', Slug: 'ninos' },
    ]);
  });

  it('pages, and has the total', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/items/menu?pagina=2&porPagina=2');
    expect(skus(answer.data.articulos)).toEqual(['CALCETA-1']);
    expect(answer.data.total).toBe(3);
  });

  it('refuses ids that are not numbers', async () => {
    expect((await call(smallSandbox(), '/api/v1/items/menu?idFirstLevel=x')).status).toBe(400);
  });

  it('carries prices in quetzales, every seventh discounted one as a string', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/items/menu');
    expect(answer.data.articulos).toMatchObject([
      { Precio_SD: 599, Precio_CD: 0, Descuento_Porcentaje: 0, Nuevo: 1, Cantidad: 7, Tallas: ['39', '40'] },
      { Precio_SD: 125, Precio_CD: '100.00', Descuento_Porcentaje: 20, Nuevo: 0, Imagen_1: '' },
      { Precio_SD: 35.5, Precio_CD: 35.5, Descuento_Porcentaje: 0 },
    ]);
  });
});

describe('GET /api/v1/items/{sku}', () => {
  it('has variants, sizes small to large, colours and related articles that exist', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/items/TENIS-1');
    const { articulo, variantes, talla, color, relacionados } = answer.data;
    expect(articulo).toMatchObject({ Sku: 'TENIS-1', Imagenes: ['tenis-1.jpg', 'tenis-2.jpg'] });
    expect(variantes[1]).toMatchObject({
      ...{ IdArticulo: 102, Sku: 'TENIS-1-102', CodigoInterno: '1000-102', Color: 'Negro', Talla: '39' },
      ...{ Orden_Talla: 1, Precio_CD: 449.25, Descuento_Porcentaje: 25, Cantidad: 5 },
    });
    expect(talla).toEqual([
      { IdTalla: 2, Nombre: '39', Cantidad: 5, Unidad: 'EU' },
      { IdTalla: 1, Nombre: '40', Cantidad: 2, Unidad: 'EU' },
    ]);
    expect(color.map((row: { Cantidad: number }) => row.Cantidad)).toEqual([7, 0]);
    expect(skus(relacionados)).toEqual(['GORRA-1']);
  });

  const price = (sku: string, listPrice: number) => ({ sku, listPrice, discountedPrice: 0 });
  const changes = [
    ['price', '/__sandbox/price', price('TENIS-1', 611)],
    ['variant', '/__sandbox/price', price('TENIS-1-102', 612)],
    ['stock', '/__sandbox/stock', { code: '1000-102', stock: 4 }],
    ['related article', '/__sandbox/price', price('GORRA-1', 126)],
  ] as const;

  it.each(changes)('is 304 for a client that has it, until its %s changes', async (_, path, body) => {
    const sandbox = smallSandbox();
    const ask = (tag: string) =>
      sandbox.storeApp.request('/api/v1/items/TENIS-1', { headers: { 'If-None-Match': tag } });
    const tag = (await ask('"another"')).headers.get('etag') ?? '';
    for (const again of [await ask(tag), await ask(tag)]) {
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    }
    expect((await call(sandbox, path, { body })).status).toBe(200);
    const changed = await ask(tag);
    expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false]);
    await call(sandbox, '/__sandbox/reset', { method: 'POST' });
    expect((await ask(tag)).status).toBe(304);
  });

  it('is sent again after another sandbox with the same state changed it', async () => {
    const state = join(await mkdtemp(join(tmpdir(), 'sandbox-')), 'state.sqlite');
    const [one, other] = [smallSandbox({ state }), smallSandbox({ state })];
    const ask = (tag: string) =>
      one.storeApp.request('/api/v1/items/TENIS-1', { headers: { 'If-None-Match': tag } });
    const tag = (await ask('')).headers.get('etag') ?? '';
    expect((await ask(tag)).status).toBe(304);
    await call(other, '/__sandbox/stock', { body: { code: '1000-102', stock: 4 } });
    expect((await ask(tag)).status).toBe(200);
    for (const { context } of [one, other]) context.database.close();
  });

  it('is not the answer to a POST', async () => {
    const { storeApp } = smallSandbox();
    const path = '/api/v1/items/TENIS-1';
    const tag = (await storeApp.request(path)).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': tag };
    expect((await storeApp.request(path, { method: 'POST', headers })).status).toBe(404);
  });

  it('is not computed again while nothing changes', async () => {
    const sandbox = smallSandbox();
    const ask = (tag: string) =>
      sandbox.storeApp.request('/api/v1/items/TENIS-1', { headers: { 'If-None-Match': tag } });
    const tag = (await ask('')).headers.get('etag') ?? '';
    const made = vi.spyOn(sandbox.context.stock, 'byCode');
    expect([(await ask(tag)).status, made.mock.calls.length]).toEqual([304, 0]);
    expect([(await ask('')).status, made.mock.calls.length > 0]).toEqual([200, true]);
  });

  it('is 404 with a message for an unknown sku and for the sku of a variant', async () => {
    for (const sku of ['NADA', 'TENIS-1-101']) {
      const { status, answer } = await call(smallSandbox(), `/api/v1/items/${sku}`);
      expect(status).toBe(404);
      expect(answer.message).toContain(sku);
    }
  });
});

describe('finding articles', () => {
  it.each([
    ['volcan rapido', ['TENIS-1']],
    ['VOLCÁN', ['TENIS-1', 'CALCETA-1']],
    ['gorra-1', ['GORRA-1']],
    ['lluvia', ['TENIS-1', 'CALCETA-1']],
    ['nandu', ['GORRA-1']],
    ['nada de nada', []],
    ['  ', []],
  ])('searches %j in name, brand, tags and sku', async (term, expected) => {
    const { answer } = await call(smallSandbox(), `/api/v1/items/search?value=${encodeURIComponent(term)}`);
    expect(skus(answer.data)).toEqual(expected);
  });

  it.each([
    ['marca', 'volcan sur', ['TENIS-1', 'CALCETA-1']],
    ['marca', 'nandu co', ['GORRA-1']],
    ['categoria', 'hombre/zapatos/tenis', ['TENIS-1']],
    ['categoria', 'ninos', ['GORRA-1']],
    ['etiqueta', 'Sol', ['GORRA-1']],
    ['color', 'azul marino', ['TENIS-1']],
    ['talla', '40', ['TENIS-1']],
    ['color', 'rojo', []],
    ['precio', '100', []],
  ])('filters by %s %j', async (type, value, expected) => {
    const { answer } = await call(smallSandbox(), '/api/v1/items/filter-items', {
      body: filter(type, value),
    });
    expect(skus(answer.data)).toEqual(expected);
  });

  it('refuses a filter that is not a document', async () => {
    const { status } = await call(smallSandbox(), '/api/v1/items/filter-items', { body: { xml: '<x>' } });
    expect(status).toBe(400);
  });

  it('lists the new arrivals', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/items/new-items');
    expect(skus(answer.data)).toEqual(['TENIS-1']);
  });
});

describe('GET /api/v1/items/stock', () => {
  it.each([
    ['1000-101', 2],
    ['2000', 1],
    ['1000', 7],
  ])('answers code %s with %i units', async (code, stock) => {
    const { answer } = await call(smallSandbox(), `/api/v1/items/stock?value=${code}`);
    expect(answer).toEqual({ code: 200, message: 'success', data: { stock } });
  });

  it('is 404 for an unknown code', async () => {
    expect((await call(smallSandbox(), '/api/v1/items/stock?value=9')).status).toBe(404);
  });
});

describe('configuration calls', () => {
  it('have every parameter of the contract', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/configurations/system-parameters');
    const names = answer.data.parametros.map((row: { Nombre: string }) => row.Nombre);
    expect(names.sort()).toEqual(
      [
        ...['DIRECCIONPRINCIPAL', 'FACEBOOK', 'INSTAGRAM', 'TIKTOK', 'CORREO', 'CANALWHATSAPP', 'TELEFONO'],
        ...['FOOTER', 'RUTAIMAGENESARTICULOS'],
      ].sort(),
    );
  });

  it('have 22 departments and 340 municipalities', async () => {
    const { answer } = await call(smallSandbox(), '/api/v1/configurations/purchase-form-catalogs');
    expect(answer.data.departamentos).toHaveLength(22);
    expect(answer.data.municipios).toHaveLength(340);
  });
});
