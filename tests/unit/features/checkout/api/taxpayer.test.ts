import { expect, test } from 'vitest';
import { lookUpTaxpayer } from '#features/checkout/api/taxpayer.ts';
import { API, jsonService } from '../../../fixtures/connections.ts';

const QUERY = { token: 'sandbox', taxId: '576937K' };
const DETAIL = { Nit: '576937K', Nombre: 'LOPEZ,MARIA', Nombre_Comercial: 'TIENDA MARIA' };
const VALID = { Respuesta: 'True', Descripcion: 'NIT VALIDO' };

function answerOf(Encabezado: unknown, Detalle: unknown) {
  return lookUpTaxpayer(jsonService({ Encabezado, Detalle }).connection, QUERY);
}

test('the lookup sends the client token, the origin and the id', async () => {
  const { connection, sent } = jsonService({ Encabezado: [VALID], Detalle: [DETAIL] });
  await lookUpTaxpayer(connection, QUERY);
  expect(sent).toMatchObject([{ method: 'POST', url: `${API}/api/Validar/validar-nit` }]);
  expect(sent[0]?.body).toEqual({ tokenCliente: 'sandbox', origen: 1, nit: '576937K' });
});

test.each([['True'], ['true'], [true]])(
  'Respuesta %j is a yes: the first record counts',
  async (Respuesta) => {
    expect(await answerOf([{ ...VALID, Respuesta }], [DETAIL, {}])).toMatchObject({
      ok: true,
      value: { taxId: '576937K', name: 'LOPEZ,MARIA', description: 'NIT VALIDO' },
    });
  },
);

test.each([
  [{ ...DETAIL, Nombre: null }, { name: 'TIENDA MARIA' }],
  [{ ...DETAIL, Nombre: ' , ' }, { name: 'TIENDA MARIA' }],
  [{ Nombre: 'X' }, { taxId: '576937K', name: 'X' }],
])('a record %j is read as %j', async (detail, value) => {
  expect(await answerOf([VALID], [detail])).toMatchObject({ ok: true, value });
});

test.each([
  ['CF[CONSUMIDOR FINAL]', 'CF', 'CONSUMIDOR FINAL'],
  ['C/F [CONSUMIDOR FINAL]', 'CF', 'CONSUMIDOR FINAL'],
])('%j is the final consumer, with or without a record', async (Descripcion, taxId, name) => {
  for (const Detalle of [[], null, [DETAIL]]) {
    const answer = await answerOf([{ Respuesta: 'True', Descripcion }], Detalle);
    expect(answer).toMatchObject({ ok: true, value: { taxId, name, description: Descripcion } });
  }
});

test.each(['False', 'false', false, null, ''])(
  'Respuesta %j is a refusal with the description',
  async (Respuesta) => {
    const answer = await answerOf([{ Respuesta, Descripcion: 'NIT no existe' }], [DETAIL]);
    expect(answer).toEqual({ ok: false, failure: { kind: 'refused', message: 'NIT no existe' } });
  },
);

test.each([
  [[], [DETAIL], 'Encabezado'],
  [null, [DETAIL], 'Encabezado'],
  ['x', [DETAIL], 'Encabezado'],
  [[VALID], [], 'Detalle.0'],
  [[VALID], null, 'Detalle.0'],
  [[VALID], [{ ...DETAIL, Nombre: null, Nombre_Comercial: null }], 'Detalle.0.Nombre'],
  [[VALID], [{ ...DETAIL, Nombre: ',', Nombre_Comercial: ' ' }], 'Detalle.0.Nombre'],
])('Encabezado %j with Detalle %j is unexpected at %s', async (header, detail, path) => {
  expect(await answerOf(header, detail)).toEqual({ ok: false, failure: { kind: 'unexpected', path } });
});
