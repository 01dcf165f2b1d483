/** `PUBLIC_PAYMENT_MODE=order`: the order is sent without a card (contract, POST invoices). */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { line, shoes } from '../../../../fixtures/cart-items.ts';
import { bad, fakeOrderServices, good, request } from '../../../../fixtures/fake-order-services.ts';
import { openTab, type SharedBrowser, sharedBrowser, type Tab } from '../../../../fixtures/payment-tabs.ts';

vi.mock('#shared/configuration/settings.ts', async (original) => {
  const { shopConfiguration } = await original<typeof import('#shared/configuration/settings.ts')>();
  return { shopConfiguration: { ...shopConfiguration, paymentMode: 'order' } };
});

let browser: SharedBrowser;
let tab: Tab;
beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
});

test('the order is sent instead of paid; the cart is cleared, the order kept and the purchase counted', async () => {
  const services = fakeOrderServices();
  const counted: unknown[] = [];
  document.addEventListener('purchase:confirmed', ({ detail }) => counted.push(detail));
  expect((await tab.placing.placeOrder(request, services)).kind).toBe('sent');
  expect(services.calls).toEqual(['stock 7001', 'product KNL-1', 'invoice']);
  expect([tab.cart.$cart.get(), browser.stored.has('tienda:cartOrder')]).toEqual([[], false]);
  expect(tab.orders.$orders.get()[0]?.number).toMatch(/^\d+FAC\d{4}$/);
  expect(counted).toEqual([{ cents: 10_000, units: 1 }]);
});
test('units added while the order is sent stay in the cart', async () => {
  const services = fakeOrderServices({
    sendInvoice: async () => {
      tab.cart.addToCart(shoes({ id: 2, name: 'Gorra' }));
      return good(null);
    },
  });
  expect((await tab.placing.placeOrder(request, services)).kind).toBe('sent');
  expect(tab.cart.$cart.get()).toMatchObject([{ name: 'Gorra', quantity: 1 }]);
});
test('an order that is refused keeps the cart, and shows the reason', async () => {
  const services = fakeOrderServices({
    sendInvoice: async () => bad({ kind: 'refused', message: 'Sin crédito' }),
  });
  expect(await tab.placing.placeOrder(request, services)).toEqual({
    kind: 'order-failed',
    failure: { kind: 'refused', message: 'Sin crédito' },
  });
  expect(tab.cart.$cart.get()).toHaveLength(1);
});
test.each<[string, ServiceFailure]>([
  ['was lost', { kind: 'network' }],
  ['was a fault of the service', { kind: 'http', status: 500, message: '' }],
  ['was a fault of the service, with its words', { kind: 'http', status: 503, message: 'Intente luego' }],
  ['was good and cannot be read', { kind: 'not-json', status: 200 }],
  ['says neither yes nor why not', { kind: 'refused', message: '' }],
])('an order whose answer %s is not sent again without a choice', async (_, failure) => {
  const services = fakeOrderServices({ sendInvoice: async () => bad(failure) });
  expect((await tab.placing.placeOrder(request, services)).kind).toBe('unknown');
  expect((await tab.placing.placeOrder(request, services)).kind).toBe('unknown');
  expect(services.calls.filter((call) => call === 'invoice')).toHaveLength(1);
});

test.each<[string, ServiceFailure]>([
  ['is not taken', { kind: 'http', status: 422, message: '' }],
  ['is not taken, in words', { kind: 'http', status: 400, message: 'Falta el NIT' }],
  ['reaches a page of somebody else', { kind: 'not-json', status: 404 }],
  ['is refused in words', { kind: 'refused', message: 'Sin crédito' }],
])('an order that %s may be sent again', async (_, failure) => {
  const services = fakeOrderServices({ sendInvoice: async () => bad(failure) });
  const outcomes = [
    await tab.placing.placeOrder(request, services),
    await tab.placing.placeOrder(request, services),
  ];
  expect(outcomes).toEqual([
    { kind: 'order-failed', failure },
    { kind: 'order-failed', failure },
  ]);
});
