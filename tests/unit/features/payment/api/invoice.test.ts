import { expect, test } from 'vitest';
import { sendInvoice } from '#features/payment/api/cart-service.ts';
import { jsonService } from '../../../fixtures/connections.ts';
import { EMPTY_ORDER } from '../../../fixtures/orders.ts';

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
