/** The locks of the payment, where the browser has them, has none, or forbids them with its storage. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withPaymentLock, withRecordingLock } from '#features/payment/store/payment-lock.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { fakeOrderServices, request } from '../../../fixtures/fake-order-services.ts';
import { openTab, sharedBrowser } from '../../../fixtures/payment-tabs.ts';

/** The lock manager of a browser that forbids its storage. */
const FORBIDDEN = {
  locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
};
/** One whose lock is stolen while the work is under way. */
const STOLEN = {
  locks: {
    request: async (_: string, __: LockOptions, work: (lock: object) => Promise<unknown>) => {
      void work({}).catch(() => undefined);
      throw new DOMException('stolen', 'AbortError');
    },
  },
};
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['placing', withPaymentLock],
  ['recording', withRecordingLock],
])('the lock of %s', (_, withLock) => {
  test.each([
    ['has no locks', {}],
    ['forbids its locks', FORBIDDEN],
    ['takes the lock away', STOLEN],
  ])('runs the work once, in a browser that %s', async (__, browser) => {
    vi.stubGlobal('navigator', browser);
    const work = vi.fn(async () => 'done');
    expect([await withLock(work), work.mock.calls.length]).toEqual(['done', 1]);
  });
  test.each([
    ['locks', { locks: sharedBrowser([]).locks }],
    ['locks that are forbidden', FORBIDDEN],
    ['locks that are taken away', STOLEN],
  ])('lets failing work fail once, with %s', async (__, browser) => {
    vi.stubGlobal('navigator', browser);
    const work = vi.fn(() => Promise.reject(new Error('own')));
    await expect(withLock(work)).rejects.toThrow('own');
    expect(work).toHaveBeenCalledOnce();
  });
});

test('while one tab places an order, another one does not, and may afterwards', async () => {
  vi.stubGlobal('navigator', { locks: sharedBrowser([]).locks });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = withPaymentLock(() => promise);
  const work = vi.fn(async () => 'second');
  expect([await withPaymentLock(work), work.mock.calls.length]).toEqual([undefined, 0]);
  resolve('first');
  expect(await first).toBe('first');
  expect(await withPaymentLock(work)).toBe('second');
});

test('while one tab records a payment, another one waits for its turn', async () => {
  vi.stubGlobal('navigator', { locks: sharedBrowser([]).locks });
  const { promise, resolve } = Promise.withResolvers<string>();
  const done: string[] = [];
  const first = withRecordingLock(async () => done.push(await promise));
  const second = withRecordingLock(async () => done.push('second'));
  await Promise.resolve();
  expect(done).toEqual([]);
  resolve('first');
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});

test.each([
  ['?response=2&transactionid=9002&orderid=FAC-1&response_code=202', 'denied'],
  ['', 'nothing'],
])('the return %j is evaluated where the browser forbids its locks', async (query, kind) => {
  const tab = await openTab(sharedBrowser([line()]), query);
  vi.stubGlobal('navigator', { onLine: true, ...FORBIDDEN });
  await tab.returning.completePayment();
  expect(tab.returning.$paymentOutcome.get().kind).toBe(kind);
});

test('an order is placed where the browser forbids its locks', async () => {
  const tab = await openTab(sharedBrowser([line()]));
  vi.stubGlobal('navigator', { onLine: true, ...FORBIDDEN });
  expect((await tab.placing.placeOrder(request, fakeOrderServices())).kind).toBe('ready');
});
