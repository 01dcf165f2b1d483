/**
 * A payment that was recorded although no answer confirmed it, and the next one that must not replace it unnoticed
 * (decisions 75, 86).
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import type { RecordResult } from '#features/payment/rules/payment.ts';
import type { Answer } from '#shared/http/failure.ts';
import { line, shoes } from '../../../fixtures/cart-items.ts';
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
  openTab,
  postOrder,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../fixtures/payment-tabs.ts';
import { card } from '../../../fixtures/samples.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&hash=abc';
const DUPLICATE = good({ result: 2, message: '' });

let browser: SharedBrowser;
let tab: Tab;
let sent: PaidCart[];

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
  sent = [];
  await postOrder(tab);
});

const outcome = () => tab.returning.$paymentOutcome.get();
const orders = () => tab.orders.$orders.get();
const pay = () => tab.placing.placeOrder(request, fakeOrderServices());

async function open(query: string, answer?: Answer<RecordResult>): Promise<void> {
  tab = await nextPage(browser, tab, query);
  await tab.returning.completePayment(recorderTo(sent, answer));
}

/** Leaves the page while the record is under way. */
async function openAndLeave(): Promise<void> {
  tab = await nextPage(browser, tab, APPROVED);
  void tab.returning.completePayment(() => new Promise(() => undefined));
  await vi.waitFor(() => expect(tab.attempt.$cartOrder.get().attempt).toMatchObject({ state: 'returned' }));
  browser.locks.release();
}

describe.each([
  ['a reload cut short', openAndLeave],
  ['a lost connection hid', () => open(APPROVED, bad({ kind: 'network' }))],
])('a record whose answer %s', (_, lose) => {
  beforeEach(async () => {
    await lose();
    await open('', DUPLICATE);
    if (outcome().kind === 'record-failed') await tab.returning.retryRecord(recorderTo(sent, DUPLICATE));
  });
  test('and that is a duplicate the second time leaves its receipt, and the cart stays', async () => {
    expect(outcome()).toMatchObject({
      kind: 'duplicate',
      order: { number: 'D-1', summary: { total: 10_000 } },
    });
    expect(orders()).toMatchObject([{ number: 'D-1', summary: { lines: [{ name: 'Tenis' }] } }]);
    expect(tab.cart.$cart.get()).toHaveLength(1);
  });
  test('lets no shopper pay again without a notice', async () => {
    tab = await nextPage(browser, tab);
    expect((await pay()).kind).toBe('duplicate');
    tab.attempt.setPaymentAside(new Date());
    expect((await pay()).kind).toBe('ready');
  });
  test.each(['', APPROVED])('is shown in the same way when %j is opened again', async (query) => {
    const before = sent.length;
    await open(query);
    expect(outcome()).toMatchObject({ kind: 'duplicate', order: { number: 'D-1' } });
    expect([sent.length, orders().length]).toEqual([before, 1]);
  });
  test('keeps its receipt when the shopper has continued with another payment', async () => {
    tab = await nextPage(browser, tab);
    tab.attempt.setPaymentAside(new Date());
    await open(APPROVED);
    expect(outcome()).toMatchObject({ kind: 'duplicate', order: { number: 'D-1' } });
  });
});

test('a duplicate that another shopper recorded before leaves its receipt too', async () => {
  await open(APPROVED, DUPLICATE);
  expect([outcome(), orders().length, tab.cart.$cart.get().length]).toMatchObject([
    { kind: 'duplicate', order: { number: 'D-1', summary: { total: 10_000 } } },
    1,
    1,
  ]);
});

test('a duplicate that was set aside in one tab is not sent again by the tab that posted', async () => {
  const other = await openTab(browser, APPROVED);
  await other.returning.completePayment(recorderTo(sent, DUPLICATE));
  other.attempt.setPaymentAside(new Date());
  await open(APPROVED);
  expect([outcome().kind, sent.length]).toEqual(['duplicate', 1]);
});

test('payment data of one cart is never posted for another that began in the same millisecond', async () => {
  const services = fakeOrderServices();
  tab = await nextPage(browser, tab, '?response=3&orderid=FAC-1');
  await tab.returning.completePayment(recorderTo(sent));
  const stale = await tab.placing.placeOrder(request, services);
  tab.attempt.advanceAttempt({ type: 'failed' });
  const next = { cartId: 'U-2', localDocument: 'D-2' };
  const fresh = await tab.placing.placeOrder(
    otherRequest,
    fakeOrderServices({ createCart: async () => good(next) }),
  );
  if (stale.kind !== 'ready' || fresh.kind !== 'ready') throw new Error('not placed');
  expect(stale.startedAt).not.toBe(fresh.startedAt);
  expect(tab.placing.handOff(stale, card)).toBeUndefined();
  expect(tab.placing.handOff(fresh, card)).toBeDefined();
});

describe('an approval of a payment that was set aside', () => {
  beforeEach(async () => {
    tab = await nextPage(browser, tab);
    tab.attempt.returnToCheckout(new Date());
    tab.attempt.setPaymentAside(new Date());
  });
  test('takes its paid units out of a cart that changed since', async () => {
    tab.cart.addToCart(shoes(), 1);
    await open(APPROVED);
    expect(outcome().kind).toBe('recorded');
    expect(tab.cart.$cart.get()).toMatchObject([{ name: 'Tenis', quantity: 1 }]);
  });
  test('ignores a cart that was filled after another purchase, and is known to be in it', async () => {
    await postOrder(
      tab,
      fakeOrderServices({
        now: () => new Date(START.getTime() + 60_000),
        createCart: async () => good({ cartId: 'U-2', localDocument: 'D-2' }),
        paymentData: async () => good(paymentData({ orderId: 'FAC-2' })),
      }),
      otherRequest,
    );
    await open(APPROVED.replace('FAC-1', 'FAC-2'));
    tab.cart.addToCart(shoes(), 3);
    await open(APPROVED);
    const { $cart } = tab.cart;
    expect([outcome().kind, orders().length, $cart.get()[0]?.quantity]).toEqual(['recorded', 2, 3]);
    const { containsOrdered } = await import('#features/payment/store/ordered-cart.ts');
    const { summary } = orders().find(({ number }) => number === 'D-1') ?? {};
    expect(summary && containsOrdered($cart.get(), summary)).toBe(true);
    expect(summary && containsOrdered([], summary)).toBe(false);
  });
});

test('an interrupted record leaves an approval to be sent again, and says so', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  tab = await nextPage(browser, tab, APPROVED);
  await tab.returning.completePayment(() => Promise.reject(new Error('broken')));
  expect(outcome()).toMatchObject({ kind: 'record-failed', paymentReturn: { transactionId: '9001' } });
  expect(reported).toHaveBeenCalledOnce();
  await tab.returning.retryRecord(recorderTo(sent));
  expect(outcome().kind).toBe('recorded');
});

describe.each(['?response=2', '?response=3'])('%s, which names no order,', (query) => {
  test('is shown in another tab, and lets no shopper pay again', async () => {
    const other = await openTab(browser, query);
    await other.returning.completePayment(recorderTo(sent));
    expect(other.returning.$paymentOutcome.get().kind).toMatch(/denied|system-error/);
    expect((await other.placing.placeOrder(request, fakeOrderServices())).kind).toBe('locked');
    expect(other.attempt.$cartOrder.get().attempt.state).toBe('posted');
  });
  test('frees the checkout in the tab that posted', async () => {
    await open(query);
    expect((await pay()).kind).toBe('ready');
  });
});
