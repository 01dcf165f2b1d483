/** Who owns a return, and how much of a stranger's return is shown: anybody can write an address. */
import { expect, test } from 'vitest';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { advance, IDLE } from '#features/payment/rules/payment-attempt.ts';
import { isReturnOfAttempt, redactReturn } from '#features/payment/rules/payment-return.ts';
import { denied, go, toCreated, toPosted } from '../../../fixtures/payment-events.ts';
import { approved } from '../../../fixtures/samples.ts';

const NOTHING = {
  responseText: '',
  authCode: '',
  transactionId: '',
  avsResponse: '',
  cvvResponse: '',
  orderId: '',
  responseCode: '',
  time: '',
  amount: '',
  hash: '',
};

test("an approval's numbers are shown, with which the shop finds it", () => {
  expect(redactReturn(approved)).toEqual({
    ...NOTHING,
    response: '1',
    authCode: approved.authCode,
    transactionId: approved.transactionId,
    orderId: approved.orderId,
    responseCode: approved.responseCode,
  });
});

test.each(['2', '3'] as const)('of response %s only that it is one', (response) => {
  expect(redactReturn({ ...approved, response })).toEqual({ ...NOTHING, response });
});

test.each([
  ['1', '1'],
  ['FAC-00_1', 'FAC-00_1'],
  ['ABCDEF7', 'ABCDEF7'],
  ['x'.repeat(63) + 1, 'x'.repeat(63) + 1],
  ['x'.repeat(64) + 1, ''],
  ['APROBADO', ''],
  ['llame al 1234', ''],
  ['1!', ''],
  ['!1', ''],
  ['', ''],
])('the number %j of an approval is shown as %j: a sentence is hidden', (text, shown) => {
  expect(redactReturn({ ...approved, authCode: text, orderId: text })).toMatchObject({
    authCode: shown,
    orderId: shown,
  });
});

/** A denial without an order id: accepted in the tab that posted. */
const nameless: PaymentReturn = { ...denied, orderId: '' };
const believed = advance(go(...toPosted), { type: 'returned', paymentReturn: nameless });

test('a return belongs to the attempt that it names', () => {
  expect(isReturnOfAttempt(approved, go(...toPosted))).toBe(true);
  expect(isReturnOfAttempt({ ...approved, orderId: 'FAC-2' }, go(...toPosted))).toBe(false);
  expect(isReturnOfAttempt(approved, go(...toCreated))).toBe(false);
  expect(isReturnOfAttempt(approved, IDLE)).toBe(false);
});

test('a return without an order id belongs to the attempt that accepted it, and only unchanged', () => {
  expect(isReturnOfAttempt(nameless, believed)).toBe(true);
  expect(isReturnOfAttempt({ ...nameless, hash: 'other' }, believed)).toBe(true);
  for (const change of [
    { orderId: 'FAC-2' },
    { transactionId: '7' },
    { responseCode: '200' },
    { responseText: 'Otro' },
  ]) {
    expect([change, isReturnOfAttempt({ ...nameless, ...change }, believed)]).toEqual([change, false]);
  }
});
