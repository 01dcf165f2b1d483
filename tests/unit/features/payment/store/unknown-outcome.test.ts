/** A payment that was posted and has no readable result (decision 200, Return without a result). */
import { beforeEach, describe, expect, test } from 'vitest';
import { line, mainDocument } from '../../../fixtures/cart-items.ts';
import { START } from '../../../fixtures/fake-order-services.ts';
import { openShopper, openTab, type PaymentShopper } from '../../../fixtures/payment-tabs.ts';
import { LOGGED_IN } from '../../../fixtures/session-samples.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&hash=abc';

let shopper: PaymentShopper;

describe('a posted payment without a readable result', () => {
  beforeEach(async () => {
    shopper = await openShopper();
    await shopper.post();
  });
  const UNKNOWN = {
    kind: 'unknown',
    posted: { number: 'D-1', summary: { total: 10_000 }, attempt: { startedAt: START.getTime() } },
  };

  test.each(['', '?foo=1', '?response=', '?response=4', '?response=1&response=2'])(
    'is unknown and keeps its cart with the query %j',
    async (query) => {
      await shopper.open(query);
      expect(shopper.outcome()).toMatchObject(UNKNOWN);
      expect([shopper.sent, shopper.cartSize(), shopper.tab.address.search]).toEqual([[], 1, '']);
    },
  );
  test('is unknown in another tab, and where the shared storage lost it', async () => {
    const copy = shopper.tab.session;
    shopper.tab = await openTab(shopper.browser, '');
    await shopper.complete();
    expect(shopper.outcome()).toMatchObject(UNKNOWN);
    shopper.browser.stored.delete('tienda:cartOrder');
    shopper.tab = await openTab(shopper.browser, '');
    for (const [key, value] of copy) shopper.tab.session.set(key, value);
    await shopper.complete();
    expect(shopper.outcome()).toMatchObject(UNKNOWN);
  });
  test('is unknown after the shopper came back to the checkout, and after they set it aside', async () => {
    shopper.tab.attempt.returnToCheckout(START);
    await shopper.open('');
    expect(shopper.outcome()).toMatchObject(UNKNOWN);
    shopper.tab.attempt.setPaymentAside(START);
    await shopper.open('');
    expect(shopper.outcome()).toMatchObject(UNKNOWN);
  });
  test('has its result once one comes, and is not unknown any more', async () => {
    await shopper.open('');
    await shopper.open(APPROVED);
    expect(shopper.outcome().kind).toBe('recorded');
    await shopper.open('');
    expect(shopper.outcome().kind).toBe('recorded');
  });
  test('of another customer is unknown too, without its ordered lines', async () => {
    for (const [key, value] of Object.entries(LOGGED_IN)) shopper.browser.stored.set(key, value);
    shopper.browser.stored.set('tienda', mainDocument([line()], { token: 'T' }));
    await shopper.open('');
    expect(shopper.outcome()).toMatchObject({
      kind: 'unknown',
      posted: { number: 'D-1', summary: undefined },
    });
  });
});
