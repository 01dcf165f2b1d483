import { expect, test } from 'vitest';
import {
  createCart,
  fetchPaymentData,
  recordPayment,
  recordResultSchema,
  sendInvoice,
} from '#features/payment/api/cart-service.ts';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { API, fakeService, jsonService } from '../../../fixtures/connections.ts';
import { EMPTY_ORDER } from '../../../fixtures/orders.ts';
import { read } from '../../../fixtures/wire.ts';

const ENVIRONMENT = { env: 'dev & test' };
const QUERY = '?env=dev%20%26%20test';
test('a cart is created by one POST, and is the first row of the data', async () => {
  const { connection, sent } = jsonService({
    message: 'success',
    data: [{ UIdCarrito: 'u-1', DocumentoLocal: 77 }, null],
  });
  const answer = await createCart(connection, EMPTY_ORDER, ENVIRONMENT);
  expect(answer).toMatchObject({ ok: true, value: { cartId: 'u-1', localDocument: '77' } });
  expect(sent).toMatchObject([
    { method: 'POST', url: `${API}/api/Cart/create${QUERY}`, body: { nitCliente: 'CF', products: [] } },
  ]);
});

test.each([
  [[{ DocumentoLocal: '1' }], 'data.0.UIdCarrito'],
  [[{ UIdCarrito: '' }], 'data.0.UIdCarrito'],
  [[{ UIdCarrito: 'u\uD800' }], 'data.0.UIdCarrito'],
  [[], 'data.0'],
  [[null], 'data.0'],
  [null, 'data'],
  [{ UIdCarrito: 'u-1' }, 'data'],
])('a created cart that is %j fails at %s', async (data, path) => {
  const answer = await createCart(jsonService({ data }).connection, EMPTY_ORDER, ENVIRONMENT);
  expect(answer).toEqual({ ok: false, failure: { kind: 'unexpected', path } });
});

test('a lost answer is not requested again', async () => {
  const { connection, sent } = fakeService(() => Promise.reject(new TypeError('terminated')));
  const answer = await createCart(connection, EMPTY_ORDER, ENVIRONMENT);
  expect(answer).toEqual({ ok: false, failure: { kind: 'network' } });
  expect(sent).toHaveLength(1);
});

const PAYMENT = {
  action: 'https://provider.example/pay',
  type: 'sale',
  key_id: 'key-1',
  hash: 'abc',
  time: 1700000000,
  amount: '100.00',
  tax: '10.71',
  orderid: 'o-1',
  first_name: ' María ',
  last_name: null,
  email: 'maria@example.com',
  phone: '55512345',
  redirect: 'https://evil.example',
};

test('payment data stay unchanged, numbers as their digits', async () => {
  const { connection, sent } = jsonService({ meta: { resultado: 1, mensaje: '' }, data: PAYMENT });
  const answer = await fetchPaymentData(connection, 'u/1', ENVIRONMENT);
  expect(answer).toMatchObject({
    value: {
      action: 'https://provider.example/pay',
      type: 'sale',
      keyId: 'key-1',
      hash: 'abc',
      time: '1700000000',
      amount: '100.00',
      tax: '10.71',
      orderId: 'o-1',
      firstName: ' María ',
      lastName: '',
      email: 'maria@example.com',
      phone: '55512345',
      avs: '',
    },
  });
  expect(sent[0]).toMatchObject({ method: 'GET', url: `${API}/api/Payment/u%2F1${QUERY}` });
});

test.each([
  [undefined, 'sale'],
  ['', 'sale'],
  ['auth', 'auth'],
])('a payment of the type %j is posted as %j', async (type, posted) => {
  const { connection } = jsonService({ meta: { resultado: 1 }, data: { ...PAYMENT, type } });
  expect(await fetchPaymentData(connection, 'u', ENVIRONMENT)).toMatchObject({ value: { type: posted } });
});

test.each([
  [{ resultado: 0, mensaje: 'Ya fue pagado' }, 'Ya fue pagado'],
  [{ resultado: '0', mensaje: null }, ''],
  [[{ resultado: 0, mensaje: 'Ya fue pagado' }], 'Ya fue pagado'],
])('meta %j is a refusal, even with data', async (meta, message) => {
  const answer = await fetchPaymentData(jsonService({ meta, data: PAYMENT }).connection, 'u', ENVIRONMENT);
  expect(answer).toEqual({ ok: false, failure: { kind: 'refused', message } });
});

test.each([
  [{ data: { ...PAYMENT, hash: '' } }, 'data.hash'],
  [{ data: { ...PAYMENT, amount: null } }, 'data.amount'],
  [{ data: { ...PAYMENT, action: undefined } }, 'data.action'],
  [{ meta: { resultado: 1 }, data: null }, 'data'],
  [{ meta: [], data: [] }, 'data'],
])('payment data without the posted fields fail at %s', async (body, path) => {
  const answer = await fetchPaymentData(jsonService(body).connection, 'u', ENVIRONMENT);
  expect(answer).toEqual({ ok: false, failure: { kind: 'unexpected', path } });
});

const RETURN: PaymentReturn = {
  response: '1',
  responseText: 'APROBADA',
  authCode: '123456',
  transactionId: '9000000001',
  avsResponse: 'N',
  cvvResponse: 'M',
  orderId: 'o-1',
  responseCode: '100',
  time: '1700000060',
  amount: '100.00',
  hash: 'b6df',
};

test('a return is recorded with every field of the hash', async () => {
  const { connection, sent } = jsonService({ Resultado: 1, Mensaje: 'success', Detalle: '' });
  const cartOrder = { cartId: 'u-1', localDocument: '77' };
  const answer = await recordPayment(connection, { cartOrder, paymentReturn: RETURN }, ENVIRONMENT);
  expect(answer).toMatchObject({ ok: true, value: { result: 1, message: 'success' } });
  expect(sent).toMatchObject([{ method: 'PATCH', url: `${API}/api/Cart${QUERY}` }]);
  expect(sent[0]?.body).toEqual({
    UIdCarrito: 'u-1',
    documentoLocal: '77',
    BAC_HASH: 'b6df',
    BACOrderId: 'o-1',
    BACResponse: '1',
    BACTransactionID: '9000000001',
    BACAuthCode: '123456',
    CodeResponse: '100',
    amount: '100.00',
    avsresponse: 'N',
    cvvresponse: 'M',
    time: '1700000060',
  });
});

test('an order without a card is taken when the message is "success"', async () => {
  const { connection, sent } = jsonService({ message: 'success' });
  expect(await sendInvoice(connection, EMPTY_ORDER)).toEqual({ ok: true, value: null, message: 'success' });
  expect(sent[0]?.body).toMatchObject({ nitCliente: 'CF', products: [] });
});

test.each([
  [{ message: 'Sin existencias' }, 'Sin existencias'],
  [{}, ''],
  [{ message: { a: 1 } }, ''],
])('an order answered with %j is refused', async (body, message) => {
  const answer = await sendInvoice(jsonService(body).connection, EMPTY_ORDER);
  expect(answer).toEqual({ ok: false, failure: { kind: 'refused', message } });
});

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
