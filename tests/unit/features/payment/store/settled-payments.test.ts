/** Tabs that wait for the same payment, and see the storage late. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, type SharedBrowser, sharedBrowser } from '../../../fixtures/payment-tabs.ts';

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
