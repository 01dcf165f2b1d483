/**
 * A payment that was recorded although no answer confirmed it, and the next one that must not replace it unnoticed
 * (decisions 75, 86).
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shoes } from '../../../fixtures/cart-items.ts';
import {
  bad,
  fakeOrderServices,
  good,
  otherRequest,
  paymentData,
  request,
  START,
} from '../../../fixtures/fake-order-services.ts';
import {
  nextPage,
  openShopper,
  openTab,
  type PaymentShopper,
  postOrder,
  recorderTo,
} from '../../../fixtures/payment-tabs.ts';
import { card } from '../../../fixtures/samples.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&hash=abc';
const DUPLICATE = good({ result: 2, message: '' });

let shopper: PaymentShopper;
beforeEach(async () => {
  shopper = await openShopper();
  await shopper.post();
});

const orders = () => shopper.tab.orders.$orders.get();
const pay = () => shopper.tab.placing.placeOrder(request, fakeOrderServices());

/** Leaves the page while the record is under way. */
async function openAndLeave(): Promise<void> {
  shopper.tab = await nextPage(shopper.browser, shopper.tab, APPROVED);
  void shopper.tab.returning.completePayment(() => new Promise(() => undefined));
  await vi.waitFor(() =>
    expect(shopper.tab.attempt.$cartOrder.get().attempt).toMatchObject({ state: 'returned' }),
  );
  shopper.browser.locks.release();
}

describe.each([
  ['a reload cut short', openAndLeave],
  ['a lost connection hid', () => shopper.open(APPROVED, bad({ kind: 'network' }))],
])('a record whose answer %s', (_, lose) => {
  beforeEach(async () => {
    await lose();
    await shopper.open('', DUPLICATE);
    if (shopper.outcome().kind === 'record-failed') await shopper.retry(DUPLICATE);
  });
  test('and that is a duplicate the second time leaves its receipt, and the cart stays', async () => {
    expect(shopper.outcome()).toMatchObject({
      kind: 'duplicate',
      order: { number: 'D-1', summary: { total: 10_000 } },
    });
    expect(orders()).toMatchObject([{ number: 'D-1', summary: { lines: [{ name: 'Tenis' }] } }]);
    expect(shopper.tab.cart.$cart.get()).toHaveLength(1);
  });
  test('lets no shopper pay again without a notice', async () => {
    shopper.tab = await nextPage(shopper.browser, shopper.tab);
    expect((await pay()).kind).toBe('duplicate');
    shopper.tab.attempt.setPaymentAside(new Date());
    expect((await pay()).kind).toBe('ready');
  });
  test.each(['', APPROVED])('is shown in the same way when %j is opened again', async (query) => {
    const before = shopper.sent.length;
    await shopper.open(query);
    expect(shopper.outcome()).toMatchObject({ kind: 'duplicate', order: { number: 'D-1' } });
    expect([shopper.sent.length, orders().length]).toEqual([before, 1]);
  });
  test('keeps its receipt when the shopper has continued with another payment', async () => {
    shopper.tab = await nextPage(shopper.browser, shopper.tab);
    shopper.tab.attempt.setPaymentAside(new Date());
    await shopper.open(APPROVED);
    expect(shopper.outcome()).toMatchObject({ kind: 'duplicate', order: { number: 'D-1' } });
  });
});

test('a duplicate that another shopper recorded before leaves its receipt too', async () => {
  await shopper.open(APPROVED, DUPLICATE);
  expect([shopper.outcome(), orders().length, shopper.cartSize()]).toMatchObject([
    { kind: 'duplicate', order: { number: 'D-1', summary: { total: 10_000 } } },
    1,
    1,
  ]);
});

test('a duplicate that was set aside in one tab is not sent again by the tab that posted', async () => {
  const other = await openTab(shopper.browser, APPROVED);
  await other.returning.completePayment(recorderTo(shopper.sent, DUPLICATE));
  other.attempt.setPaymentAside(new Date());
  await shopper.open(APPROVED);
  expect([shopper.outcome().kind, shopper.sent.length]).toEqual(['duplicate', 1]);
});

test('payment data of one cart is never posted for another that began in the same millisecond', async () => {
  const services = fakeOrderServices();
  shopper.tab = await nextPage(shopper.browser, shopper.tab, '?response=3&orderid=FAC-1');
  await shopper.complete();
  const stale = await shopper.tab.placing.placeOrder(request, services);
  shopper.tab.attempt.advanceAttempt({ type: 'failed' });
  const next = { cartId: 'U-2', localDocument: 'D-2' };
  const fresh = await shopper.tab.placing.placeOrder(
    otherRequest,
    fakeOrderServices({ createCart: async () => good(next) }),
  );
  if (stale.kind !== 'ready' || fresh.kind !== 'ready') throw new Error('not placed');
  expect(stale.startedAt).not.toBe(fresh.startedAt);
  expect(shopper.tab.placing.handOff(stale, card)).toBeUndefined();
  expect(shopper.tab.placing.handOff(fresh, card)).toBeDefined();
});

describe('an approval of a payment that was set aside', () => {
  beforeEach(async () => {
    shopper.tab = await nextPage(shopper.browser, shopper.tab);
    shopper.tab.attempt.returnToCheckout(new Date());
    shopper.tab.attempt.setPaymentAside(new Date());
  });
  test('takes its paid units out of a cart that changed since', async () => {
    shopper.tab.cart.addToCart(shoes(), 1);
    await shopper.open(APPROVED);
    expect(shopper.outcome().kind).toBe('recorded');
    expect(shopper.tab.cart.$cart.get()).toMatchObject([{ name: 'Tenis', quantity: 1 }]);
  });
  test('ignores a cart that was filled after another purchase, and is known to be in it', async () => {
    await postOrder(
      shopper.tab,
      fakeOrderServices({
        now: () => new Date(START.getTime() + 60_000),
        createCart: async () => good({ cartId: 'U-2', localDocument: 'D-2' }),
        paymentData: async () => good(paymentData({ orderId: 'FAC-2' })),
      }),
      otherRequest,
    );
    await shopper.open(APPROVED.replace('FAC-1', 'FAC-2'));
    shopper.tab.cart.addToCart(shoes(), 3);
    await shopper.open(APPROVED);
    const { $cart } = shopper.tab.cart;
    expect([shopper.outcome().kind, orders().length, $cart.get()[0]?.quantity]).toEqual(['recorded', 2, 3]);
    const { containsOrdered } = await import('#features/payment/store/ordered-cart.ts');
    const { summary } = orders().find(({ number }) => number === 'D-1') ?? {};
    expect(summary && containsOrdered($cart.get(), summary)).toBe(true);
    expect(summary && containsOrdered([], summary)).toBe(false);
  });
});

test('an interrupted record leaves an approval to be sent again, and says so', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shopper.tab = await nextPage(shopper.browser, shopper.tab, APPROVED);
  await shopper.tab.returning.completePayment(() => Promise.reject(new Error('broken')));
  expect(shopper.outcome()).toMatchObject({
    kind: 'record-failed',
    paymentReturn: { transactionId: '9001' },
  });
  expect(reported).toHaveBeenCalledOnce();
  await shopper.retry();
  expect(shopper.outcome().kind).toBe('recorded');
});

describe.each(['?response=2', '?response=3'])('%s, which names no order,', (query) => {
  test('is shown in another tab, and lets no shopper pay again', async () => {
    const other = await openTab(shopper.browser, query);
    await other.returning.completePayment(recorderTo(shopper.sent));
    expect(other.returning.$paymentOutcome.get().kind).toMatch(/denied|system-error/);
    expect((await other.placing.placeOrder(request, fakeOrderServices())).kind).toBe('locked');
    expect(other.attempt.$cartOrder.get().attempt.state).toBe('posted');
  });
  test('frees the checkout in the tab that posted', async () => {
    await shopper.open(query);
    expect((await pay()).kind).toBe('ready');
  });
});
