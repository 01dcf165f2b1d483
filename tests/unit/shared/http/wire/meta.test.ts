import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dataOf, isRefusal, metaSchema } from '#shared/http/wire/envelope.ts';
import { number } from '#shared/http/wire/fields.ts';
import { read } from '../../../fixtures/wire.ts';

test.each([
  [
    { resultado: 1, mensaje: 'Listo' },
    { resultado: 1, mensaje: 'Listo' },
  ],
  [
    { resultado: '12', Mensaje: 'Listo' },
    { resultado: 12, mensaje: 'Listo' },
  ],
  [
    { resultado: -7, mensaje: 'Uno', Mensaje: 'Otro' },
    { resultado: -7, mensaje: 'Uno' },
  ],
  [[{ resultado: 0, mensaje: '' }, { resultado: 1 }], { resultado: 0, mensaje: '' }],
])('%j says %j', (meta, said) => {
  expect(read(metaSchema, { meta })).toEqual(said);
});

test.each([null, undefined, [], { resultado: null }, { resultado: '' }])(
  "without a result, as in %j, it is not one of the service's",
  (meta) => {
    expect(read(metaSchema, { meta })).toEqual({ resultado: -1, mensaje: '' });
  },
);

test.each(['x1', '1x', '1.5', '--1', '1234567890', true, [0]])(
  'a result of %j cannot be read: -1',
  (resultado) => {
    expect(read(metaSchema, { meta: { resultado } })).toEqual({ resultado: -1, mensaje: '' });
  },
);

test.each([
  [{ code: 400 }, true],
  [{ code: '500', data: null }, true],
  [{ code: 404, data: [] }, true],
  [{ code: 500, data: {} }, true],
  [{ code: 399 }, false],
  [{ code: 500, data: [1] }, false],
  [{ code: 500, data: { id: 1 } }, false],
  [{ data: null }, false],
])('%j refuses by its code, without data: %j', (json, refuses) => {
  expect(isRefusal(json)).toBe(refuses);
});

test('the data of an envelope is read, and nothing else of it', () => {
  const schema = dataOf(z.object({ stock: number }));
  expect(read(schema, { code: 500, data: { stock: '3' } })).toEqual({ stock: 3 });
  expect(read(schema, { data: {} })).toEqual(['data.stock']);
});
