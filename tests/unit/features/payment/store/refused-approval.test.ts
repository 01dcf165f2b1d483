/** An approval that the cart service refuses may be forged: anybody can write an address (decision 125). */
import { beforeEach, expect, test } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import type { Answer } from '#shared/http/failure.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { good } from '../../../fixtures/fake-order-services.ts';
import {
  nextPage,
  openTab,
  postOrder,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../fixtures/payment-tabs.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&amount=100.00&hash=forged';
const DENIED = '?response=2&responsetext=Fondos%20insuficientes&transactionid=9002&orderid=FAC-1';
const REFUSED: Answer<RecordResult> = good({ result: 5, message: 'La firma del pago no es válida' });

let browser: SharedBrowser;
let tab: Tab;
let sent: PaidCart[];

const outcome = () => tab.returning.$paymentOutcome.get();
const stored = () => tab.attempt.$cartOrder.get().attempt.state;

async function open(query: string, answer?: Answer<RecordResult>): Promise<void> {
  tab = await nextPage(browser, tab, query);
  await tab.returning.completePayment(recorderTo(sent, answer));
}

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
  sent = [];
  await postOrder(tab);
  await open(APPROVED, REFUSED);
});

test('it is not shown as approved', () => {
  expect(outcome()).toMatchObject({ kind: 'record-failed', isRefused: true });
});
test('a denial of its order that follows is accepted in the tab that posted', async () => {
  await open(DENIED);
  expect([outcome().kind, stored(), sent.length, tab.cart.$cart.get().length]).toEqual([
    'denied',
    'denied',
    1,
    1,
  ]);
});
test('a denial without an order, or in another tab, is not', async () => {
  await open(DENIED.replace('FAC-1', ''));
  expect(stored()).toBe('record-failed');
  tab = await openTab(browser, DENIED);
  await tab.returning.completePayment(recorderTo(sent));
  expect([outcome().kind, stored()]).toEqual(['record-failed', 'record-failed']);
});
test('after such a denial it is still recorded, once the service takes it', async () => {
  await open(DENIED);
  await open(APPROVED);
  expect([outcome().kind, sent.length, tab.cart.$cart.get()]).toEqual(['recorded', 2, []]);
});
