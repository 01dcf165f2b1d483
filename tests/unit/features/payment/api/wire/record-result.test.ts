import { expect, test } from 'vitest';
import { recordResultSchema } from '#features/payment/api/cart-service.ts';
import { read } from '../../../../fixtures/wire.ts';

test.each([
  [
    { Resultado: 1, Mensaje: 'success', Detalle: '' },
    { result: 1, message: 'success' },
  ],
  [{ Resultado: '2' }, { result: 2, message: '' }],
  [
    { Resultado: 0, Mensaje: null },
    { result: 0, message: '' },
  ],
  [{ meta: [{ Resultado: 1, Mensaje: 'success' }] }, { result: 1, message: 'success' }],
  [{ meta: { Resultado: 5, Mensaje: 'x' } }, { result: 5, message: 'x' }],
  [{ Resultado: '12' }, { result: 12, message: '' }],
  [
    { Resultado: 1, meta: { Resultado: 5, Mensaje: 'x' } },
    { result: 1, message: '' },
  ],
  [
    { Resultado: 3, Mensaje: { a: 1 } },
    { result: 3, message: '' },
  ],
  [
    { Resultado: 3, Mensaje: 'm'.repeat(10_000) },
    { result: 3, message: 'm'.repeat(300) },
  ],
])('%j says %j', (body, result) => {
  expect(read(recordResultSchema, body)).toEqual(result);
});

test.each([
  [{}],
  [{ Resultado: null }],
  [{ Resultado: '' }],
  [{ Resultado: 'ok' }],
  [{ Resultado: true }],
  [{ Resultado: [1] }],
  [{ Resultado: ['1'] }],
  [{ meta: [{ Resultado: [0] }] }],
  [{ Resultado: -1 }],
  [{ Resultado: 1.5 }],
  [{ meta: [] }],
  [{ meta: [{}] }],
  [{ meta: null, Mensaje: 'success' }],
])('an unreadable result is an error: %j', (body) => {
  expect(read(recordResultSchema, body)).toEqual(['Resultado']);
});
