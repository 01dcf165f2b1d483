/** An approval that the cart service refuses may be forged: anybody can write an address (decision 125). */
import { beforeEach, expect, test } from 'vitest';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import type { Answer } from '#shared/http/failure.ts';
import { good } from '../../../fixtures/fake-order-services.ts';
import { openShopper, openTab, type PaymentShopper } from '../../../fixtures/payment-tabs.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&amount=100.00&hash=forged';
const DENIED = '?response=2&responsetext=Fondos%20insuficientes&transactionid=9002&orderid=FAC-1';
const REFUSED: Answer<RecordResult> = good({ result: 5, message: 'La firma del pago no es válida' });

let shopper: PaymentShopper;

const stored = () => shopper.tab.attempt.$cartOrder.get().attempt.state;

beforeEach(async () => {
  shopper = await openShopper();
  await shopper.post();
  await shopper.open(APPROVED, REFUSED);
});

test('it is not shown as approved', () => {
  expect(shopper.outcome()).toMatchObject({ kind: 'record-failed', isRefused: true });
});
test('a denial of its order that follows is accepted in the tab that posted', async () => {
  await shopper.open(DENIED);
  expect([
    shopper.outcome().kind,
    stored(),
    shopper.sent.length,
    shopper.tab.cart.$cart.get().length,
  ]).toEqual(['denied', 'denied', 1, 1]);
});
test('a denial without an order, or in another tab, is not', async () => {
  await shopper.open(DENIED.replace('FAC-1', ''));
  expect(stored()).toBe('record-failed');
  shopper.tab = await openTab(shopper.browser, DENIED);
  await shopper.complete();
  expect([shopper.outcome().kind, stored()]).toEqual(['record-failed', 'record-failed']);
});
test('after such a denial it is still recorded, once the service takes it', async () => {
  await shopper.open(DENIED);
  await shopper.open(APPROVED);
  expect([shopper.outcome().kind, shopper.sent.length, shopper.tab.cart.$cart.get()]).toEqual([
    'recorded',
    2,
    [],
  ]);
});
