/** A return in a tab that sees another tab's result late (decisions 75, 80). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaidCart } from '#features/payment/api/cart-service.ts';
import { line } from '../../../fixtures/cart-items.ts';
import { good } from '../../../fixtures/fake-order-services.ts';
import {
  openTab,
  postOrder,
  recorderTo,
  type SharedBrowser,
  sharedBrowser,
  type Tab,
} from '../../../fixtures/payment-tabs.ts';

const APPROVED = '?response=1&transactionid=9001&orderid=FAC-1&hash=abc';

let browser: SharedBrowser;
let sent: PaidCart[];
/** The first tab's stored values, which the second does not see yet. */
let late: ReadonlyMap<string, string>;
let tab: Tab;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** One tab has settled the payment; the next tab's storage is unchanged. */
async function settleUnseen(result: number): Promise<void> {
  browser = sharedBrowser([line()]);
  await postOrder(await openTab(browser));
  const before = new Map(browser.stored);
  const first = await openTab(browser, APPROVED);
  await first.returning.completePayment(recorderTo(sent, good({ result, message: '' })));
  late = new Map(browser.stored);
  show(before);
  tab = await openTab(browser, APPROVED);
}

/** Shows this to every tab from now on. */
function show(stored: ReadonlyMap<string, string>): void {
  const keys = new Set([...browser.stored.keys(), ...stored.keys()]);
  for (const key of keys) {
    const newValue = stored.get(key) ?? null;
    if (newValue === null) browser.stored.delete(key);
    else browser.stored.set(key, newValue);
    browser.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }
}

const outcome = () => tab.returning.$paymentOutcome.get().kind;

describe.each([
  ['recorded', 1],
  ['duplicate', 2],
])('a payment that another tab has found %s', (kind, result) => {
  test('is not recorded again, and is shown unchanged', async () => {
    await settleUnseen(result);
    const done = tab.returning.completePayment(recorderTo(sent));
    await vi.advanceTimersByTimeAsync(1000);
    expect([outcome(), sent.length]).toEqual(['processing', 1]);
    show(late);
    await done;
    expect([outcome(), sent.length]).toEqual([kind, 1]);
  });

  test('is recorded again if the result is not visible for three seconds', async () => {
    await settleUnseen(result);
    const done = tab.returning.completePayment(recorderTo(sent));
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    expect([outcome(), sent.length]).toEqual(['recorded', 2]);
  });
});
