/** One cart order a purchase: while cart and customer are the same, the existing order is paid (decision 199). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentData } from '#features/payment/rules/payment.ts';
import { LOCK_MILLISECONDS } from '#features/payment/rules/payment-attempt.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { line, shoes } from '../../../../fixtures/cart-items.ts';
import {
  bad,
  fakeOrderServices,
  good,
  otherRequest,
  paymentData,
  request,
  START,
} from '../../../../fixtures/fake-order-services.ts';
import {
  nextPage,
  openTab,
  postOrder,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../../fixtures/payment-tabs.ts';

let browser: SharedBrowser;
let tab: Tab;
let now: Date;
/** The next call's answer instead of good payment data. */
let failure: Answer<PaymentData> | undefined;
let services: ReturnType<typeof fakeOrderServices>;

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
  now = START;
  failure = undefined;
  services = fakeOrderServices({
    now: () => now,
    createCart: async () =>
      good({ cartId: `U-${services.orders.length}`, localDocument: `D-${services.orders.length}` }),
    paymentData: async () => {
      const asked = services.calls.filter((call) => call.startsWith('payment')).length;
      const total = tab.cart.$cartTotal.get() / 100;
      const answer = failure ?? good(paymentData({ orderId: `FAC-${asked}`, amount: total.toFixed(2) }));
      failure = undefined;
      return answer;
    },
  });
});

const press = (asked = request) =>
  tab.placing.placeOrder({ ...asked, shownTotal: tab.cart.$cartTotal.get() }, services);
const askedFor = () => services.calls.filter((call) => call.startsWith('payment'));

/** Presses 'Pagar' while the payment data fails. */
async function pressInVain(asked = request): Promise<void> {
  failure = bad({ kind: 'http', status: 500, message: 'Ocupado' });
  expect((await press(asked)).kind).toBe('payment-failed');
}

async function reload(): Promise<void> {
  tab = await nextPage(browser, tab);
}

async function comeHome(query: string): Promise<void> {
  tab = await nextPage(browser, tab, query);
  await tab.returning.completePayment(recorderTo([]));
  await reload();
}

describe('payment data that failed is requested again for the same cart order', () => {
  test.each<[string, ServiceFailure]>([
    ['with status 500', { kind: 'http', status: 500, message: 'Ocupado' }],
    ['without an answer', { kind: 'network' }],
    ['with a page', { kind: 'not-json', status: 200 }],
    ['in another shape', { kind: 'unexpected', path: 'data.hash' }],
    ['refused', { kind: 'refused', message: 'Intente más tarde' }],
  ])('%s', async (_, failed) => {
    failure = bad(failed);
    await press();
    expect((await press()).kind).toBe('ready');
    expect([services.orders.length, askedFor()]).toEqual([1, ['payment U-1', 'payment U-1']]);
  });
  test.each<[string, () => Promise<void> | void]>([
    ['after a reload', reload],
    [
      'in another tab',
      async () => {
        tab = await openTab(browser);
      },
    ],
    ['on the way back to the checkout', () => void tab.attempt.returnToCheckout(now)],
    [
      'after the browser was closed, an hour later',
      async () => {
        browser.locks.release();
        tab = await openTab(browser);
        now = new Date(START.getTime() + 60 * 60_000);
      },
    ],
  ])('%s', async (_, happens) => {
    await pressInVain();
    await happens();
    expect((await press()).kind).toBe('ready');
    expect([services.orders.length, askedFor().at(-1)]).toEqual([1, 'payment U-1']);
  });
  test('where the device stores nothing more', async () => {
    browser.room = 10;
    await pressInVain();
    await reload();
    expect((await press()).kind).toBe('ready');
    expect(services.orders).toHaveLength(1);
  });
});

describe('an order that was posted and not paid is paid through its own cart order', () => {
  test('after a denial', async () => {
    await postOrder(tab, services);
    await comeHome('?response=2&orderid=FAC-1&transactionid=9');
    expect((await press()).kind).toBe('ready');
    expect([services.orders.length, askedFor().at(-1)]).toEqual([1, 'payment U-1']);
  });
  test('after an unknown outcome, and the shopper’s choice to begin again', async () => {
    await postOrder(tab, services);
    tab.attempt.returnToCheckout(now);
    tab.attempt.setPaymentAside(now);
    expect((await press()).kind).toBe('ready');
    expect([services.orders.length, askedFor().at(-1)]).toEqual([1, 'payment U-1']);
  });
  test('also where the service gives all of its payments one name', async () => {
    const alike = {
      ...services,
      paymentData: async () => ({ ok: true, value: paymentData(), message: '' }) as const,
    };
    await postOrder(tab, alike);
    await comeHome('?response=2&orderid=FAC-1&transactionid=9');
    now = new Date(START.getTime() + LOCK_MILLISECONDS);
    await postOrder(tab, alike);
    await comeHome('?response=2&orderid=FAC-1&transactionid=9');
    expect(tab.attempt.$cartOrder.get().attempt.state, 'the denial is the first post’s').toBe('posted');
    tab = await nextPage(browser, tab, '?response=1&orderid=FAC-1&transactionid=10');
    await tab.returning.completePayment(recorderTo([]));
    expect(tab.returning.$paymentOutcome.get().kind).toBe('recorded');
    expect(tab.attempt.$cartOrder.get().attempt.state).toBe('idle');
  });
});

describe('another cart order is created', () => {
  test('for a cart that changed, and the previous cart returns to its own', async () => {
    await pressInVain();
    tab.cart.setLineQuantity('line-1', 2);
    await pressInVain();
    tab.cart.setLineQuantity('line-1', 1);
    await press();
    tab.attempt.returnToCheckout(now);
    tab.cart.setLineQuantity('line-1', 2);
    await press();
    expect(askedFor()).toEqual(['payment U-1', 'payment U-2', 'payment U-1', 'payment U-2']);
  });
  test('for another customer, and the first one returns to theirs', async () => {
    await pressInVain();
    await pressInVain(otherRequest);
    await press();
    expect(askedFor()).toEqual(['payment U-1', 'payment U-2', 'payment U-1']);
  });
  test('for the same cart once the first is paid', async () => {
    await postOrder(tab, services);
    await comeHome('?response=1&orderid=FAC-1&transactionid=9');
    tab.cart.addToCart(shoes(), 1);
    now = new Date(START.getTime() + 60_000);
    await press();
    expect(askedFor()).toEqual(['payment U-1', 'payment U-2']);
  });
  test('where the service takes no payment for the first, by the shopper’s choice alone', async () => {
    failure = bad({ kind: 'refused', message: 'El carrito venció' });
    expect(await press()).toMatchObject({ kind: 'payment-refused', isEarlierOrder: false });
    failure = bad({ kind: 'refused', message: 'El carrito venció' });
    expect(await press()).toMatchObject({ kind: 'payment-refused', isEarlierOrder: true });
    const { forgetUnpaidOrders } = await import('#features/payment/store/unpaid-orders.ts');
    forgetUnpaidOrders();
    expect((await press()).kind).toBe('ready');
    expect(askedFor()).toEqual(['payment U-1', 'payment U-1', 'payment U-2']);
  });
});

test('an order whose id is unreadable may exist: another one is the shopper’s choice', async () => {
  const answer = bad({ kind: 'unexpected', path: 'data.0.UIdCarrito' });
  const unreadable = { ...services, createCart: vi.fn(async () => answer) };
  expect((await tab.placing.placeOrder(request, unreadable)).kind).toBe('cart-id-missing');
  expect((await tab.placing.placeOrder(request, unreadable)).kind).toBe('unknown');
  expect(unreadable.createCart).toHaveBeenCalledOnce();
});
