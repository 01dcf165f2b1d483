/** The effect of each call's fault on an order: nothing was created, or the outcome is unknown. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderServices } from '#features/payment/store/order-services.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { line, shoes } from '../../../../fixtures/cart-items.ts';
import {
  bad,
  fakeOrderServices,
  good,
  paymentData,
  request,
} from '../../../../fixtures/fake-order-services.ts';
import { openTab, type SharedBrowser, sharedBrowser, type Tab } from '../../../../fixtures/payment-tabs.ts';

let browser: SharedBrowser;
let tab: Tab;
beforeEach(async () => {
  browser = sharedBrowser([line()]);
  tab = await openTab(browser);
});

const state = () => tab.attempt.$cartOrder.get().attempt.state;
const place = (changes: Partial<OrderServices>) =>
  tab.placing.placeOrder(request, fakeOrderServices(changes));
const http = (status: number, message = ''): ServiceFailure => ({ kind: 'http', status, message });

describe('a cart without an answer of the service', () => {
  test.each([
    ['no answer', { kind: 'network' }],
    ['a gateway that had one behind it', http(502)],
    ['a gateway that waited for it', http(504)],
    ['a good answer that cannot be read', { kind: 'not-json', status: 200 }],
  ] as [string, ServiceFailure][])('may exist: %s', async (_, failure) => {
    expect(await place({ createCart: async () => bad(failure) })).toEqual({ kind: 'unknown' });
    expect(state()).toBe('unknown');
  });
  test.each([
    ['a fault of the service, in its words', http(500, 'Sin existencias'), 'Sin existencias'],
    ['a service that is not there', http(503), ''],
    ['a refusal', { kind: 'refused', message: 'Cliente bloqueado' }, 'Cliente bloqueado'],
    ['a page of somebody else', { kind: 'not-json', status: 300 }, ''],
    ['a page that was left', { kind: 'aborted' }, ''],
  ] as [string, ServiceFailure, string][])('does not: %s', async (_, failure, message) => {
    const outcome = await place({ createCart: async () => bad(failure) });
    expect(outcome).toEqual({ kind: 'cart-failed', message });
    expect(state()).toBe('failed');
  });
});

describe('a change in another tab during a service call', () => {
  test('another cart than the shown one is not sent', async () => {
    const outcome = await place({
      stock: async () => {
        tab.cart.addToCart(shoes({ id: 2, sku: 'KNL-2', name: 'Gorra' }));
        return good(5);
      },
    });
    expect([outcome, state()]).toEqual([{ kind: 'amount' }, 'failed']);
  });
  test.each([
    ['sent', { stock: async () => good(5) }],
    ['gone on with', { createCart: async () => good({ cartId: 'U-1', localDocument: '' }) }],
  ] as const)('an attempt that ended is not %s', async (_, calls) => {
    const end =
      <Answer>(answer: () => Promise<Answer>) =>
      async () => {
        tab.attempt.advanceAttempt({ type: 'failed' });
        return answer();
      };
    const ended = Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, end<unknown>(call)]));
    expect(await place(ended)).toEqual({ kind: 'locked' });
    expect(state()).toBe('failed');
  });
});

test('a page that is interrupted after the cart was created reports only that there is no payment', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const outcome = await place({ paymentData: () => Promise.reject(new TypeError('broken')) });
  expect(outcome).toEqual({ kind: 'cart-failed', message: '' });
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

test('a payment whose post could be stored neither on the device nor in the tab is not posted', async () => {
  const outcome = await place({
    paymentData: async () => {
      const [stored = ''] = [browser.stored.get('tienda:cartOrder')];
      browser.room = stored.length;
      tab.refuseSession();
      return good(paymentData({ orderId: 'F'.repeat(100) }));
    },
  });
  expect([outcome, state()]).toEqual([{ kind: 'storage' }, 'failed']);
});
