/** A payment whose later steps the full localStorage did not store. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { fakeOrderServices, good, request, START } from '../../../fixtures/fake-order-services.ts';
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
const DENIED = '?response=2&transactionid=9002&orderid=FAC-1';

let browser: SharedBrowser;
let tab: Tab;
let sent: PaidCart[];

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
  sent = [];
});

const outcome = () => tab.returning.$paymentOutcome.get();
const cartSize = () => tab.cart.$cart.get().length;

const post = (services = fakeOrderServices()): Promise<void> => postOrder(tab, services);

async function turn(query = ''): Promise<void> {
  tab = await nextPage(browser, tab, query);
}

async function open(query: string): Promise<void> {
  await turn(query);
  await tab.returning.completePayment(recorderTo(sent));
}

describe('a storage that fills up while the shopper pays', () => {
  const storedText = () => browser.stored.get('tienda:cartOrder') ?? '';
  /** Posts with storage that has room for the requested cart, and for nothing longer. */
  async function postWithoutRoom(): Promise<void> {
    const services = fakeOrderServices({
      createCart: async () => {
        browser.room = storedText().length;
        return good({ cartId: 'U-1', localDocument: 'D-1' });
      },
    });
    await post(services);
  }
  test('does not lose the order: the tab that paid records it', async () => {
    await postWithoutRoom();
    expect(JSON.parse(storedText())).toMatchObject({ attempt: { state: 'creating' } });
    await open(APPROVED);
    expect(sent).toMatchObject([{ cartOrder: { cartId: 'U-1' } }]);
    expect([outcome().kind, cartSize(), storedText()]).toEqual(['recorded', 0, '']);
  });
  test('does not turn the payment into an unsent one, when the shopper comes back', async () => {
    await postWithoutRoom();
    await turn();
    expect(tab.attempt.returnToCheckout(START)).toMatchObject({
      state: 'unknown',
      order: { orderId: 'FAC-1' },
    });
  });
  test('does not let another tab begin while the payment is under way', async () => {
    await postWithoutRoom();
    tab = await openTab(browser);
    expect((await tab.placing.placeOrder(request, fakeOrderServices())).kind).toBe('locked');
  });
  test('does not hide the payment behind an older one that was denied', async () => {
    await post();
    await open(DENIED);
    browser.room = 10;
    await post(fakeOrderServices({ now: () => new Date(START.getTime() + 1000) }));
    expect(storedText()).toBe('');
    await open(APPROVED);
    expect(outcome().kind).toBe('recorded');
  });
  test('keeps an approval that a reload cut short', async () => {
    await post();
    await turn(APPROVED);
    browser.room = storedText().length;
    void tab.returning.completePayment(() => new Promise(() => undefined));
    browser.locks.release();
    expect(JSON.parse(storedText())).toMatchObject({ attempt: { state: 'posted' } });
    await open('');
    expect([outcome().kind, sent.length]).toEqual(['recorded', 1]);
  });
});

describe('a device that is not writable when the payment comes back', () => {
  beforeEach(() => post());
  test('keeps the cart order while it stores nothing at all, so that nothing is paid again unasked', async () => {
    await turn(APPROVED);
    browser.room = -1;
    await tab.returning.completePayment(recorderTo(sent));
    expect(outcome().kind).toBe('recorded');
    expect(browser.stored.has('tienda:cartOrder')).toBe(true);
    tab = await openTab(browser);
    expect((await tab.placing.placeOrder(request, fakeOrderServices())).kind).not.toBe('ready');
  });
  test('and has room again once the cart order is gone keeps the receipt', async () => {
    await turn(APPROVED);
    browser.capacity = [...browser.stored.values()].join('').length + 40;
    await tab.returning.completePayment(recorderTo(sent));
    expect([outcome().kind, browser.stored.has('tienda:cartOrder')]).toEqual(['recorded', false]);
    expect(JSON.parse(browser.stored.get('tienda:orders') ?? '[]')).toHaveLength(1);
  });
});

describe('storages that are both not writable', () => {
  test('stop the order before a cart is created', async () => {
    const services = fakeOrderServices();
    const created = vi.spyOn(services, 'createCart');
    browser.room = 0;
    tab.refuseSession();
    expect((await tab.placing.placeOrder(request, services)).kind).toBe('storage');
    expect(created).not.toHaveBeenCalled();
  });
  test('and become so at the very last keep the form from being posted', async () => {
    const placed = await tab.placing.placeOrder(request, fakeOrderServices());
    browser.room = 0;
    tab.refuseSession();
    if (placed.kind !== 'ready') throw new Error(placed.kind);
    expect(tab.placing.handOff(placed, card)).toBeUndefined();
  });
  test('and become so while the cart is created stop it before the post, and do not lock the shop', async () => {
    const services = fakeOrderServices({
      createCart: async () => {
        browser.room = 0;
        tab.refuseSession();
        return good({ cartId: 'U-1', localDocument: 'D-1' });
      },
    });
    expect((await tab.placing.placeOrder(request, services)).kind).toBe('storage');
    expect(tab.attempt.$cartOrder.get().attempt.state).toBe('failed');
  });
});
