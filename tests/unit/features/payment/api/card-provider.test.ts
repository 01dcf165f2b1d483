import { expect, test } from 'vitest';
import type { CardForm } from '#features/checkout/rules/card.ts';
import { paymentFields } from '#features/payment/api/card-provider.ts';
import type { PaymentData } from '#features/payment/rules/payment.ts';

const DATA: PaymentData = {
  action: 'https://provider.example/pay',
  type: 'sale',
  keyId: 'key-1',
  hash: 'aba62b96a30d0546e9fa7f3afb42a1c5',
  time: '1700000000',
  amount: '100.00',
  tax: '10.71',
  orderId: 'FAC-PRUEBA-1',
  firstName: 'María',
  lastName: 'López',
  email: 'maria@example.com',
  phone: '55512345',
  avs: 'x',
};
const CARD: CardForm = {
  holder: 'M LOPEZ',
  number: '4111 1111-1111 1111',
  expiryMonth: '03',
  expiryYear: '29',
  cvc: '123',
};
const TARGET = { redirect: 'https://tienda.example/pago-exito', keyId: 'configured' };

test('the hidden fields are those of the specification, in its order', () => {
  expect(paymentFields(DATA, CARD, TARGET).map(({ name, value }) => [name, value])).toEqual([
    ['type', 'sale'],
    ['key_id', 'key-1'],
    ['hash', 'aba62b96a30d0546e9fa7f3afb42a1c5'],
    ['time', '1700000000'],
    ['amount', '100.00'],
    ['tax', '10.71'],
    ['orderid', 'FAC-PRUEBA-1'],
    ['ccnumber', '4111111111111111'],
    ['ccexp', '0329'],
    ['cvv', '123'],
    ['first_name', 'María'],
    ['last_name', 'López'],
    ['email', 'maria@example.com'],
    ['phone', '55512345'],
    ['redirect', 'https://tienda.example/pago-exito'],
    ['action', 'https://provider.example/pay'],
    ['avs', 'x'],
  ]);
});

test('the configured key id is used when the payment data brings none', () => {
  const fields = paymentFields({ ...DATA, keyId: '' }, CARD, TARGET);
  expect(fields[1]).toEqual({ name: 'key_id', value: 'configured' });
});

test.each([
  ['3', '29', '0329'],
  ['12', '2031', '1231'],
])('month %j and year %j expire at %j', (expiryMonth, expiryYear, ccexp) => {
  const fields = paymentFields(DATA, { ...CARD, expiryMonth, expiryYear }, TARGET);
  expect(fields.find(({ name }) => name === 'ccexp')?.value).toBe(ccexp);
});
