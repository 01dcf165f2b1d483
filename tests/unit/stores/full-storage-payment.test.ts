/** A payment whose later steps the full localStorage did not take. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaidCart } from '#services/cart-service/record-payment.ts';
import { card } from '../domain/samples.ts';
import { line } from './cart-items.ts';
import { fakeOrderServices, good, request, START } from './fake-order-services.ts';
import { openTab, type SharedBrowser, sharedBrowser, type Tab } from './payment-tabs.ts';

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

async function post(services = fakeOrderServices()): Promise<void> {
  const placed = await tab.placing.placeOrder(request, services);
  if (placed.kind !== 'ready' || !tab.placing.handOff(placed, card)) throw new Error(placed.kind);
}

/** The same tab on its next page. */
async function nextPage(query = ''): Promise<void> {
  const { session } = tab;
  tab = await openTab(browser, query);
  for (const [key, value] of session) tab.session.set(key, value);
}

async function open(query: string): Promise<void> {
  await nextPage(query);
  await tab.returning.completePayment(async (paid) => {
    sent.push(paid);
    return good({ result: 1, message: 'OK' });
  });
}

describe('a storage that fills up while the shopper pays', () => {
  const storedText = () => browser.stored.get('tienda:cartOrder') ?? '';
  /** Room for what is stored when the cart is asked for, and for nothing longer. */
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
  test('does not make the payment one that was never sent, when the shopper comes back', async () => {
    await postWithoutRoom();
    await nextPage();
    expect(tab.attempt.comeBackToCheckout(START)).toMatchObject({
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
    await nextPage(APPROVED);
    browser.room = storedText().length;
    void tab.returning.completePayment(() => new Promise(() => undefined));
    browser.locks.release();
    expect(JSON.parse(storedText())).toMatchObject({ attempt: { state: 'posted' } });
    await open('');
    expect([outcome().kind, sent.length]).toEqual(['recorded', 1]);
  });
});
