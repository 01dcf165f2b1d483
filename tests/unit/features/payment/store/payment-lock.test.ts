/** The locks of the payment, where the browser has them, has none, or forbids them with its storage. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withPaymentLock, withRecordingLock } from '#features/payment/store/payment-lock.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { fakeOrderServices, request } from '../../../fixtures/fake-order-services.ts';
import { openTab, type SharedBrowser, sharedBrowser } from '../../../fixtures/payment-tabs.ts';

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

describe('tabs that wait for a settled payment', () => {
  let browser: SharedBrowser;

  /** A tab with this module's functions. */
  async function openWaiting() {
    await openTab(browser);
    return {
      ...(await import('#features/payment/store/payment-lock.ts')),
      ...(await import('#features/payment/store/order-history.ts')),
    };
  }

  beforeEach(() => {
    browser = sharedBrowser([]);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('an unsettled payment is not awaited', async () => {
    const tab = await openWaiting();
    await tab.announceSettled('U-2');
    const began = Date.now();
    await tab.waitForSettled('U-1', () => false);
    expect(Date.now()).toBe(began);
  });
  test('a result that another tab has settled is awaited until it is visible', async () => {
    await (await openWaiting()).announceSettled('U-1');
    const tab = await openWaiting();
    let isDone = false;
    const waiting = tab
      .waitForSettled('U-1', () => tab.$orders.get().length === 1)
      .then(() => {
        isDone = true;
      });
    await vi.advanceTimersByTimeAsync(1000);
    expect(isDone).toBe(false);
    tab.storeOrder({ number: 'D-1', summary: undefined, attempt: undefined });
    await waiting;
    expect(isDone).toBe(true);
  });
  test('a missing result is awaited three seconds at most', async () => {
    await (await openWaiting()).announceSettled('U-1');
    const tab = await openWaiting();
    let isDone = false;
    void tab
      .waitForSettled('U-1', () => false)
      .then(() => {
        isDone = true;
      });
    await vi.advanceTimersByTimeAsync(2999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
  });
  test('a browser without locks is not awaited', async () => {
    const tab = await openWaiting();
    vi.stubGlobal('navigator', { onLine: true });
    const began = Date.now();
    await tab.announceSettled('U-1');
    await tab.waitForSettled('U-1', () => false);
    expect(Date.now()).toBe(began);
  });

  test('a visible result is not awaited', async () => {
    await (await openWaiting()).announceSettled('U-1');
    const tab = await openWaiting();
    const began = Date.now();
    await tab.waitForSettled('U-1', () => true);
    // The result arrived while the other tabs answered.
    let looks = 0;
    await tab.waitForSettled('U-1', () => {
      looks += 1;
      return looks > 1;
    });
    expect(Date.now()).toBe(began);
  });
  test('the stored payment of this tab is read too, and nothing after the wait', async () => {
    await (await openWaiting()).announceSettled('U-1');
    const tab = await openWaiting();
    const { $cartOrder, advanceAttempt } = await import('#features/payment/store/payment-attempt.ts');
    const isSeen = vi.fn(() => $cartOrder.get().attempt.state === 'checking');
    const waiting = tab.waitForSettled('U-1', isSeen);
    await vi.advanceTimersByTimeAsync(1000);
    advanceAttempt({ type: 'start', now: new Date() });
    await waiting;
    const looks = isSeen.mock.calls.length;
    tab.storeOrder({ number: 'D-1', summary: undefined, attempt: undefined });
    advanceAttempt({ type: 'failed' });
    expect(isSeen.mock.calls.length).toBe(looks);
  });
  test('several tabs announce one payment, and none waits for another', async () => {
    const tab = await openWaiting();
    await tab.announceSettled('U-1');
    await tab.announceSettled('U-1');
    expect((await browser.locks.query()).held).toHaveLength(1);
  });
  test.each([
    [
      'refuses them',
      { request: () => Promise.reject(new Error('no')), query: () => Promise.reject(new Error('no')) },
    ],
    ['reports none', { request: () => Promise.reject(new Error('no')), query: async () => ({}) }],
  ])('a browser that has locks and %s is not awaited', async (_, locks) => {
    const tab = await openWaiting();
    vi.stubGlobal('navigator', { onLine: true, locks });
    const began = Date.now();
    await tab.announceSettled('U-1');
    await tab.waitForSettled('U-1', () => false);
    expect(Date.now()).toBe(began);
  });
});
