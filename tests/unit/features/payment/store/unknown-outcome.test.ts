/** A payment that was posted and has no readable result (decision 200, Return without a result). */
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { START } from '../../../fixtures/fake-order-services.ts';
import {
  nextPage,
  openTab,
  postOrder,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../fixtures/payment-tabs.ts';
import { LOGGED_IN } from '../../../fixtures/session-samples.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&hash=abc';

let browser: SharedBrowser;
let tab: Tab;
let sent: PaidCart[];

const recorder = () => recorderTo(sent);
const outcome = () => tab.returning.$paymentOutcome.get();
const cartSize = () => tab.cart.$cart.get().length;

async function open(query: string): Promise<void> {
  tab = await nextPage(browser, tab, query);
  await tab.returning.completePayment(recorder());
}

describe('a posted payment without a readable result', () => {
  beforeEach(async () => {
    browser = sharedBrowser([line()]);
    tab = await openTab(browser);
    sent = [];
    await postOrder(tab);
  });
  const UNKNOWN = {
    kind: 'unknown',
    posted: { number: 'D-1', summary: { total: 10_000 }, attempt: { startedAt: START.getTime() } },
  };

  test.each(['', '?foo=1', '?response=', '?response=4', '?response=1&response=2'])(
    'is unknown and keeps its cart with the query %j',
    async (query) => {
      await open(query);
      expect(outcome()).toMatchObject(UNKNOWN);
      expect([sent, cartSize(), tab.address.search]).toEqual([[], 1, '']);
    },
  );
  test('is unknown in another tab, and where the shared storage lost it', async () => {
    const copy = tab.session;
    tab = await openTab(browser, '');
    await tab.returning.completePayment(recorder());
    expect(outcome()).toMatchObject(UNKNOWN);
    browser.stored.delete('tienda:cartOrder');
    tab = await openTab(browser, '');
    for (const [key, value] of copy) tab.session.set(key, value);
    await tab.returning.completePayment(recorder());
    expect(outcome()).toMatchObject(UNKNOWN);
  });
  test('is unknown after the shopper came back to the checkout, and after they set it aside', async () => {
    tab.attempt.returnToCheckout(START);
    await open('');
    expect(outcome()).toMatchObject(UNKNOWN);
    tab.attempt.setPaymentAside(START);
    await open('');
    expect(outcome()).toMatchObject(UNKNOWN);
  });
  test('has its result once one comes, and is not unknown any more', async () => {
    await open('');
    await open(APPROVED);
    expect(outcome().kind).toBe('recorded');
    await open('');
    expect(outcome().kind).toBe('recorded');
  });
  test('of another customer is unknown too, without its ordered lines', async () => {
    for (const [key, value] of Object.entries(LOGGED_IN)) browser.stored.set(key, value);
    browser.stored.set('tienda', mainDocument([line()], { token: 'T' }));
    await open('');
    expect(outcome()).toMatchObject({ kind: 'unknown', posted: { number: 'D-1', summary: undefined } });
  });
});
