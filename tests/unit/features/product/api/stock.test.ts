import { expect, test } from 'vitest';
import { fetchStock } from '#features/product/api/stock.ts';
import { API, fakeService, jsonService } from '../../../fixtures/connections.ts';

test.each([
  [3, 3],
  ['3', 3],
  [0, 0],
  [-1, 0],
  [2.9, 2],
])('a stock of %j is %i units', async (stock, units) => {
  const { connection, sent } = jsonService({ code: 200, message: 'success', data: { stock } });
  expect(await fetchStock(connection, 'C 7&1')).toMatchObject({ ok: true, value: units });
  expect(sent[0]?.url).toBe(`${API}/api/v1/items/stock?value=C%207%261`);
});

test.each([
  [{ code: 200, data: { stock: null } }, 'data.stock'],
  [{ code: 200, data: { stock: 'muchos' } }, 'data.stock'],
  [{ code: 200, data: null }, 'data'],
  [{ data: { stock: 3 } }, 'code'],
])('%j is no stock', async (body, path) => {
  const answer = await fetchStock(jsonService(body).connection, 'x');
  expect(answer).toEqual({ ok: false, failure: { kind: 'unexpected', path } });
});

test('a code other than 200 is a refusal with the message', async () => {
  const { connection } = jsonService({ code: 500, message: 'Sin conexión a la bodega', data: null });
  const answer = await fetchStock(connection, 'x');
  expect(answer).toEqual({ ok: false, failure: { kind: 'refused', message: 'Sin conexión a la bodega' } });
});

test('an HTTP error keeps its status for the text of the toast', async () => {
  const { connection } = fakeService(() => new Response('', { status: 503 }));
  const answer = await fetchStock(connection, 'x');
  expect(answer).toEqual({ ok: false, failure: { kind: 'http', status: 503, message: '' } });
});
