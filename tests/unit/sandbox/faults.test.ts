import { describe, expect, it } from 'vitest';
import { call, smallSandbox } from './sandbox-fixture.ts';

const MENU = '/api/v1/menu';
const FAULTS = '/__sandbox/faults';

async function withHeader(fault: string): Promise<Response> {
  return smallSandbox().storeApp.request(MENU, { headers: { 'x-sandbox-fault': fault } });
}

describe('a fault by header', () => {
  it.each([
    ['500', 500],
    ['500-aborted', 500],
    ['401', 401],
    ['404', 404],
    ['unheard-of', 400],
  ])('%s answers %i', async (fault, status) => {
    expect((await withHeader(fault)).status).toBe(status);
  });

  it('500-aborted says aborted in status text and message', async () => {
    const response = await withHeader('500-aborted');
    expect(response.statusText).toBe('aborted');
    expect(await response.json()).toEqual({ code: 500, message: 'aborted' });
  });

  it('html, empty, null and truncated give no usable JSON', async () => {
    expect(await (await withHeader('html')).text()).toContain('<!doctype html>');
    expect(await (await withHeader('empty')).text()).toBe('');
    expect(await (await withHeader('null')).json()).toBeNull();
    await expect((await withHeader('truncated')).json()).rejects.toThrow(SyntaxError);
  });

  it('slow answers correctly after the configured time', async () => {
    const start = performance.now();
    const response = await withHeader('slow');
    expect(performance.now() - start).toBeGreaterThanOrEqual(19);
    expect((await response.json()).data).toHaveLength(4);
  });

  it('does nothing when faults are not enabled, and there are no control routes', async () => {
    const { storeApp } = smallSandbox({ faults: false });
    expect((await storeApp.request(MENU, { headers: { 'x-sandbox-fault': '500' } })).status).toBe(200);
    expect((await storeApp.request('/__sandbox/requests')).status).toBe(404);
    expect((await storeApp.request('/__sandbox/reset', { method: 'POST' })).status).toBe(404);
  });
});

describe('POST /__sandbox/faults', () => {
  it('fails the given number of calls, of its method only', async () => {
    const sandbox = smallSandbox();
    await call(sandbox, FAULTS, { body: { path: MENU, method: 'POST', fault: '404' } });
    await call(sandbox, FAULTS, { body: { path: MENU, fault: '500', times: 2 } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await call(sandbox, MENU)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('answers with any status and body, for a path with a star or a query', async () => {
    const sandbox = smallSandbox();
    await call(sandbox, FAULTS, { body: { path: '/api/v1/items/*', body: { odd: [1] } } });
    await call(sandbox, FAULTS, { body: { path: `${MENU}?a=1`, status: 418, body: '"x"' } });
    expect(await call(sandbox, '/api/v1/items/TENIS-1')).toEqual({ status: 200, answer: { odd: [1] } });
    expect(await call(sandbox, `${MENU}?a=1`)).toEqual({ status: 418, answer: 'x' });
    expect((await call(sandbox, MENU)).status).toBe(200);
    await call(sandbox, FAULTS, { method: 'DELETE' });
    expect((await call(sandbox, '/api/v1/items/TENIS-1')).answer.data.articulo.Sku).toBe('TENIS-1');
  });

  it('refuses an unknown fault', async () => {
    expect((await call(smallSandbox(), FAULTS, { body: { path: '/', fault: 'x' } })).status).toBe(400);
  });

  it('puts the recording answer under meta[0] on demand', async () => {
    const sandbox = smallSandbox();
    const names = [
      'UIdCarrito',
      'documentoLocal',
      'BAC_HASH',
      'BACOrderId',
      'BACResponse',
      'BACTransactionID',
    ];
    const more = ['BACAuthCode', 'CodeResponse', 'amount', 'avsresponse', 'cvvresponse', 'time'];
    const body = Object.fromEntries([...names, ...more].map((name) => [name, 'x']));
    const headers = { 'x-sandbox-fault': 'meta-array' };
    const { answer } = await call(sandbox, '/api/Cart?env=dev', { method: 'PATCH', body, headers });
    expect(answer).toEqual({ meta: [{ Resultado: 3, Mensaje: 'El carrito no existe', Detalle: 'x' }] });
  });
});

describe('the control routes', () => {
  it('change stock and prices, and reset restores them', async () => {
    const sandbox = smallSandbox();
    const cap = async () => (await call(sandbox, '/api/v1/items/GORRA-1')).answer.data.articulo;
    const before = await cap();
    await call(sandbox, '/__sandbox/stock', { body: { code: '2000', stock: 9 } });
    const prices = { sku: 'GORRA-1', listPrice: 130.5, discountedPrice: 0 };
    await call(sandbox, '/__sandbox/price', { body: prices });
    expect(await cap()).toMatchObject({ Cantidad: 9, Precio_SD: 130.5, Descuento_Porcentaje: 0 });
    await call(sandbox, '/__sandbox/reset', { method: 'POST' });
    expect(await cap()).toEqual(before);
  });

  it('change the price of one variant, or of all of them with their article', async () => {
    const sandbox = smallSandbox();
    const listed = async () =>
      (await call(sandbox, '/api/v1/items/TENIS-1')).answer.data.variantes.map(
        (row: { Precio_SD: number }) => row.Precio_SD,
      );
    const change = (sku: string, listPrice: number) =>
      call(sandbox, '/__sandbox/price', { body: { sku, listPrice, discountedPrice: 0 } });
    await change('TENIS-1-103', 1);
    expect(await listed()).toEqual([599, 599, 1]);
    await change('TENIS-1', 2);
    expect(await listed()).toEqual([2, 2, 2]);
  });

  it('rename a menu entry until the reset', async () => {
    const sandbox = smallSandbox();
    const names = async (): Promise<readonly string[]> =>
      (await call(sandbox, '/api/v1/menu')).answer.data.map((row: { N1_Nombre: string }) => row.N1_Nombre);
    const before = await names();
    const rename = (from: string) => call(sandbox, '/__sandbox/menu', { body: { from, to: 'Infantil' } });
    expect((await rename('Niños')).status).toBe(200);
    expect(await names()).toEqual(before.map((name) => (name === 'Niños' ? 'Infantil' : name)));
    expect((await rename('Niños')).status).toBe(404);
    await call(sandbox, '/__sandbox/reset', { method: 'POST' });
    expect(await names()).toEqual(before);
  });

  it('answer 404 for the stock or price of an unknown article', async () => {
    const sandbox = smallSandbox();
    expect((await call(sandbox, '/__sandbox/stock', { body: { code: 'x', stock: 1 } })).status).toBe(404);
    const prices = { sku: 'x', listPrice: 1, discountedPrice: 0 };
    expect((await call(sandbox, '/__sandbox/price', { body: prices })).status).toBe(404);
  });

  it('list the calls that arrived, but not their own', async () => {
    const sandbox = smallSandbox();
    const body = { rolId: 1, emailUser: 'nadie@example.com', password: 'x' };
    await call(sandbox, '/api/v1/users/login', { body });
    await call(sandbox, '/api/v1/items/stock?value=2000');
    const { answer } = await call(sandbox, '/__sandbox/requests');
    expect(answer.data).toMatchObject([
      { origin: 'api', method: 'POST', path: '/api/v1/users/login', body },
      { method: 'GET', path: '/api/v1/items/stock', search: '?value=2000', body: null },
    ]);
    await call(sandbox, '/__sandbox/requests', { method: 'DELETE' });
    expect((await call(sandbox, '/__sandbox/requests')).answer.data).toEqual([]);
  });
});
