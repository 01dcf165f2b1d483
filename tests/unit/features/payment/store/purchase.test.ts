/** A purchase counts once, and only after the cart service confirmed its record (decision 18, Reports to the owner). */
import { beforeEach, expect, test } from 'vitest';
import type { Purchase } from '#features/payment/store/ordered-cart.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { bad, good } from '../../../fixtures/fake-order-services.ts';
import {
  nextPage,
  openTab,
  postOrder,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
} from '../../../fixtures/payment-tabs.ts';

const APPROVED =
  '?response=1&responsetext=Aprobada&authcode=123456&transactionid=9001&orderid=FAC-1&response_code=100' +
  '&time=1700000060&amount=100.00&hash=abc';

let browser: SharedBrowser;
let tab: Awaited<ReturnType<typeof openTab>>;
let counted: Purchase[];

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
  await postOrder(tab);
  counted = [];
});

/** Opens the return page, counting; the answer is the cart service's. */
async function open(query: string, answer?: Parameters<typeof recorderTo>[1]): Promise<void> {
  tab = await nextPage(browser, tab, query);
  document.addEventListener('purchase:confirmed', ({ detail }) => counted.push(detail));
  await tab.returning.completePayment(recorderTo([], answer));
}

test('a recorded payment counts with its amount and its units, and with nothing of the customer', async () => {
  await open(APPROVED);
  expect(counted).toEqual([{ cents: 10_000, units: 1 }]);
});

test('the same return again counts no more', async () => {
  await open(APPROVED);
  await open(APPROVED);
  await open('');
  expect(counted).toHaveLength(1);
});

test.each([
  ['the service refuses', bad({ kind: 'http', status: 500, message: '' })],
  ['the service knows already', good({ result: 2, message: '' })],
])('%s does not count', async (_what, answer) => {
  await open(APPROVED, answer);
  expect(counted).toEqual([]);
});

test('a payment whose first answer was lost counts when the service knows it', async () => {
  await open(APPROVED, bad({ kind: 'network' }));
  await tab.returning.retryRecord(recorderTo([], good({ result: 2, message: '' })));
  expect(counted).toHaveLength(1);
});

test('an approval counts when it is recorded at the second try', async () => {
  await open(APPROVED, bad({ kind: 'network' }));
  await tab.returning.retryRecord(recorderTo([]));
  expect(counted).toHaveLength(1);
});
