import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderServices } from '#features/payment/store/order-services.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { line } from '../../../../fixtures/cart-items.ts';
import {
  bad,
  fakeOrderServices,
  good,
  PROVIDER,
  paymentData,
  request,
  START,
} from '../../../../fixtures/fake-order-services.ts';
import {
  openTab,
  readyOrder,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../../fixtures/payment-tabs.ts';
import { card } from '../../../../fixtures/samples.ts';

let browser: SharedBrowser;
let tab: Tab;

beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
});

const stored = () => JSON.parse(browser.stored.get('tienda:cartOrder') ?? '{}');
const state = () => tab.attempt.$cartOrder.get().attempt.state;
const place = (services = fakeOrderServices()) => tab.placing.placeOrder(request, services);
const network: ServiceFailure = { kind: 'network' };

const ready = (services = fakeOrderServices()) => readyOrder(tab, services);

describe('the steps', () => {
  test('check the stock of all lines, create the cart, then fetch the payment data', async () => {
    const services = fakeOrderServices();
    expect((await place(services)).kind).toBe('ready');
    expect(services.calls).toEqual(['stock 7001', 'product KNL-1', 'create', 'payment U-1']);
  });
  test('request every stock before any answer arrives', async () => {
    browser = sharedBrowser([line(), line({ cartItemId: 'b', id: 2, code: '7002' })]);
    tab = await openTab(browser);
    const services = fakeOrderServices({ stock: () => new Promise(() => undefined) });
    void tab.placing.placeOrder({ ...request, shownTotal: 20_000 }, services);
    await vi.waitFor(() => expect(services.calls).toContain('stock 7002'));
    expect(services.calls.filter((call) => call.startsWith('stock'))).toEqual(['stock 7001', 'stock 7002']);
  });
  test('create an order with the server’s time, whatever the device’s clock shows', async () => {
    const device = new Date(START.getTime() - 24 * 60 * 60 * 1000);
    const services = fakeOrderServices({ now: () => device });
    await place(services);
    expect(services.orders[0]?.reference).toMatch(new RegExp(`^${START.getTime()}FAC`));
    expect(stored().attempt.startedAt).toBe(device.getTime());
  });
  test('store the cart order in both storages, and the order id before anything is posted', async () => {
    const outcome = await ready();
    expect(stored()).toMatchObject({ UIdCarrito: 'U-1', DocumentoLocal: 'D-1', orderid: '' });
    tab.placing.handOff(outcome, card);
    expect(stored()).toMatchObject({ UIdCarrito: 'U-1', DocumentoLocal: 'D-1', orderid: 'FAC-1' });
    expect(JSON.parse(tab.session.get('tienda:cartOrder') ?? '{}')).toEqual(stored());
  });
  test('post to the action with the shop’s own return page, whatever the payment data says', async () => {
    const prepared = tab.placing.handOff(await ready(), card);
    const value = (name: string) => prepared?.fields.find((field) => field.name === name)?.value;
    expect(prepared?.action).toBe(`${PROVIDER}/pay`);
    expect([value('redirect'), value('ccnumber'), value('ccexp'), value('cvv')]).toEqual([
      'http://localhost:4321/pago-exito',
      '4111111111111111',
      '1230',
      '123',
    ]);
  });
  test('store nothing of the card anywhere', async () => {
    tab.placing.handOff(await ready(), card);
    const kept = JSON.stringify([...browser.stored, ...tab.session]);
    expect(kept).not.toMatch(/4111|1111/);
    expect(kept).not.toContain('MARIA GARCIA');
  });
});

describe('an order that is refused', () => {
  test.each<[string, Partial<OrderServices>, string, string]>([
    ['no answer to the cart', { createCart: async () => bad(network) }, 'unknown', 'unknown'],
    [
      'a cart that cannot be read',
      { createCart: async () => bad({ kind: 'not-json', status: 200 }) },
      'unknown',
      'unknown',
    ],
    [
      'a gateway’s page',
      { createCart: async () => bad({ kind: 'not-json', status: 502 }) },
      'cart-failed',
      'failed',
    ],
    [
      'a cart that is refused',
      { createCart: async () => bad({ kind: 'http', status: 500, message: '' }) },
      'cart-failed',
      'failed',
    ],
    [
      'an answer without rows',
      { createCart: async () => bad({ kind: 'unexpected', path: 'data' }) },
      'cart-failed',
      'failed',
    ],
    [
      'a row without its id',
      { createCart: async () => bad({ kind: 'unexpected', path: 'data.0.UIdCarrito' }) },
      'cart-id-missing',
      'unknown',
    ],
    [
      'resultado 0',
      { paymentData: async () => bad({ kind: 'refused', message: 'No' }) },
      'payment-refused',
      'failed',
    ],
    [
      'work of ours that breaks off once the cart is there',
      {
        paymentData: () => {
          throw new URIError('malformed');
        },
      },
      'cart-failed',
      'failed',
    ],
    [
      'work of ours that breaks off while the cart is made',
      { createCart: () => Promise.reject(new TypeError('broken')) },
      'unknown',
      'unknown',
    ],
    ['no payment data', { paymentData: async () => bad(network) }, 'payment-failed', 'failed'],
    ['no connection', { isOnline: () => false }, 'offline', 'idle'],
  ])('%s', async (_, changes, kind, after) => {
    expect((await place(fakeOrderServices(changes))).kind).toBe(kind);
    expect(state()).toBe(after);
    expect(tab.cart.$cart.get()).toHaveLength(1);
  });

  test.each<[string, Partial<OrderServices>]>([
    [
      'the stock is asked for',
      {
        stock: async () => {
          tab.cart.clearCart();
          return good(5);
        },
      },
    ],
    [
      'the payment data is fetched',
      {
        paymentData: async () => {
          tab.cart.increaseLine('line-1');
          return good(paymentData());
        },
      },
    ],
  ])('a cart that another tab changes while %s is not paid in its old state', async (_while, changes) => {
    const services = fakeOrderServices(changes);
    expect((await place(services)).kind).toBe('amount');
    expect(state()).toBe('failed');
  });

  test('a cart that is refused for stock that fell meanwhile shows the service’s message (decision 87)', async () => {
    const failure: ServiceFailure = { kind: 'http', status: 409, message: 'Sin existencias' };
    const outcome = await place(fakeOrderServices({ createCart: async () => bad(failure) }));
    expect(outcome).toEqual({ kind: 'cart-failed', message: 'Sin existencias' });
  });
  test.each(['0.01', '1000.00', '1,234.50', '100', '-100.00', '100.0', '1e2', ''])(
    'the amount %j is not the total that was shown',
    async (amount) => {
      const services = fakeOrderServices({ paymentData: async () => good(paymentData({ amount })) });
      expect((await place(services)).kind).toBe('amount');
    },
  );
  test.each([
    'https://evil.test/pay',
    'http://127.0.0.1:4402/pay',
    'http://127.0.0.1:4401@evil.test/pay',
    'javascript:alert(1)',
    '/pay',
  ])('the address %j is not one of the configured ones', async (action) => {
    const services = fakeOrderServices({ paymentData: async () => good(paymentData({ action })) });
    expect((await place(services)).kind).toBe('origin');
  });
  test.each(['x'.repeat(129), 'FAC-1 ', 'FAC\u200E-1', 'FAC\n1'])(
    'its approval could not be recognised by the order id %j',
    async (orderId) => {
      const services = fakeOrderServices({ paymentData: async () => good(paymentData({ orderId })) });
      expect([(await place(services)).kind, tab.attempt.$cartOrder.get().attempt.state]).toEqual([
        'order-id',
        'failed',
      ]);
    },
  );
  test('a cart that differs from the shown one is not even requested', async () => {
    const services = fakeOrderServices();
    const outcome = await tab.placing.placeOrder({ ...request, shownTotal: 9_999 }, services);
    expect([outcome.kind, services.calls]).toEqual(['amount', []]);
  });
  test('an empty cart sends nothing', async () => {
    tab.cart.clearCart();
    const services = fakeOrderServices();
    expect([(await place(services)).kind, services.calls]).toEqual(['cart-empty', []]);
  });
});

test.each([
  ['{', 'no JSON'],
  ['[]', 'another shape'],
  ['{"attempt":{"state":"paid"}}', 'a state there is not'],
  ['{"UIdCarrito":""}', 'no cart'],
])('a stored cart order %s (%s) is set aside', async (text) => {
  browser.stored.set('tienda:cartOrder', text);
  tab = await openTab(browser);
  expect(state()).toBe('idle');
  expect(browser.stored.get('tienda:cartOrder:rejected')).toBe(text);
});
