/** A payment whose later steps the full localStorage did not store. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeOrderServices, good, request, START } from '../../../fixtures/fake-order-services.ts';
import { openShopper, openTab, type PaymentShopper } from '../../../fixtures/payment-tabs.ts';
import { card } from '../../../fixtures/samples.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&hash=abc';
const DENIED = '?response=2&transactionid=9002&orderid=FAC-1';

let shopper: PaymentShopper;
beforeEach(async () => {
  shopper = await openShopper();
});

describe('a storage that fills up while the shopper pays', () => {
  const storedText = () => shopper.browser.stored.get('tienda:cartOrder') ?? '';
  /** Posts with storage that has room for the requested cart, and for nothing longer. */
  async function postWithoutRoom(): Promise<void> {
    const services = fakeOrderServices({
      createCart: async () => {
        shopper.browser.room = storedText().length;
        return good({ cartId: 'U-1', localDocument: 'D-1' });
      },
    });
    await shopper.post(services);
  }
  test('does not lose the order: the tab that paid records it', async () => {
    await postWithoutRoom();
    expect(JSON.parse(storedText())).toMatchObject({ attempt: { state: 'creating' } });
    await shopper.open(APPROVED);
    expect(shopper.sent).toMatchObject([{ cartOrder: { cartId: 'U-1' } }]);
    expect([shopper.outcome().kind, shopper.cartSize(), storedText()]).toEqual(['recorded', 0, '']);
  });
  test('does not turn the payment into an unsent one, when the shopper comes back', async () => {
    await postWithoutRoom();
    await shopper.turn();
    expect(shopper.tab.attempt.returnToCheckout(START)).toMatchObject({
      state: 'unknown',
      order: { orderId: 'FAC-1' },
    });
  });
  test('does not let another tab begin while the payment is under way', async () => {
    await postWithoutRoom();
    shopper.tab = await openTab(shopper.browser);
    expect((await shopper.tab.placing.placeOrder(request, fakeOrderServices())).kind).toBe('locked');
  });
  test('does not hide the payment behind an older one that was denied', async () => {
    await shopper.post();
    await shopper.open(DENIED);
    shopper.browser.room = 10;
    await shopper.post(fakeOrderServices({ now: () => new Date(START.getTime() + 1000) }));
    expect(storedText()).toBe('');
    await shopper.open(APPROVED);
    expect(shopper.outcome().kind).toBe('recorded');
  });
  test('keeps an approval that a reload cut short', async () => {
    await shopper.post();
    await shopper.turn(APPROVED);
    shopper.browser.room = storedText().length;
    void shopper.tab.returning.completePayment(() => new Promise(() => undefined));
    shopper.browser.locks.release();
    expect(JSON.parse(storedText())).toMatchObject({ attempt: { state: 'posted' } });
    await shopper.open('');
    expect([shopper.outcome().kind, shopper.sent.length]).toEqual(['recorded', 1]);
  });
});

describe('a device that is not writable when the payment comes back', () => {
  beforeEach(() => shopper.post());
  test('keeps the cart order while it stores nothing at all, so that nothing is paid again unasked', async () => {
    await shopper.turn(APPROVED);
    shopper.browser.room = -1;
    await shopper.complete();
    expect(shopper.outcome().kind).toBe('recorded');
    expect(shopper.browser.stored.has('tienda:cartOrder')).toBe(true);
    shopper.tab = await openTab(shopper.browser);
    expect((await shopper.tab.placing.placeOrder(request, fakeOrderServices())).kind).not.toBe('ready');
  });
  test('and has room again once the cart order is gone keeps the receipt', async () => {
    await shopper.turn(APPROVED);
    shopper.browser.capacity = [...shopper.browser.stored.values()].join('').length + 40;
    await shopper.complete();
    expect([shopper.outcome().kind, shopper.browser.stored.has('tienda:cartOrder')]).toEqual([
      'recorded',
      false,
    ]);
    expect(JSON.parse(shopper.browser.stored.get('tienda:orders') ?? '[]')).toHaveLength(1);
  });
});

describe('storages that are both not writable', () => {
  test('stop the order before a cart is created', async () => {
    const services = fakeOrderServices();
    const created = vi.spyOn(services, 'createCart');
    shopper.browser.room = 0;
    shopper.tab.refuseSession();
    expect((await shopper.tab.placing.placeOrder(request, services)).kind).toBe('storage');
    expect(created).not.toHaveBeenCalled();
  });
  test('and become so at the very last keep the form from being posted', async () => {
    const placed = await shopper.tab.placing.placeOrder(request, fakeOrderServices());
    shopper.browser.room = 0;
    shopper.tab.refuseSession();
    if (placed.kind !== 'ready') throw new Error(placed.kind);
    expect(shopper.tab.placing.handOff(placed, card)).toBeUndefined();
  });
  test('and become so while the cart is created stop it before the post, and do not lock the shop', async () => {
    const services = fakeOrderServices({
      createCart: async () => {
        shopper.browser.room = 0;
        shopper.tab.refuseSession();
        return good({ cartId: 'U-1', localDocument: 'D-1' });
      },
    });
    expect((await shopper.tab.placing.placeOrder(request, services)).kind).toBe('storage');
    expect(shopper.tab.attempt.$cartOrder.get().attempt.state).toBe('failed');
  });
});
