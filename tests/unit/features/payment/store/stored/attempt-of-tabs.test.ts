/** The one attempt of a browser and a tab's copy of it: its owner, its end, and what is released. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { line } from '../../../../fixtures/cart-items.ts';
import { order, summary } from '../../../../fixtures/order-samples.ts';
import { STATES } from '../../../../fixtures/payment-states.ts';
import { openTab, type SharedBrowser, sharedBrowser, type Tab } from '../../../../fixtures/payment-tabs.ts';

const { checking, posted, unknown, duplicate, denied, failed, recorded } = STATES;
const waiting = STATES['record failed'];
const KEY = 'tienda:cartOrder';
const SOON = new Date(posted.startedAt + 60_000);
const LATE = new Date(posted.startedAt + 16 * 60_000);

let browser: SharedBrowser;
let tab: Tab;

beforeEach(() => {
  browser = sharedBrowser([line()]);
});

/** Opens a tab over a stored attempt, and one in the tab's own storage. */
async function open(stored?: PaymentAttempt, copy?: PaymentAttempt, isGuest = true): Promise<void> {
  const document = (attempt: PaymentAttempt) =>
    JSON.stringify({ attempt, summary: summary({ customerId: isGuest ? 0 : 9 }) });
  if (stored) browser.stored.set(KEY, document(stored));
  tab = await openTab(browser);
  if (copy) tab.session.set(KEY, document(copy));
}
const current = () => tab.attempt.$cartOrder.get().attempt;
const earlier = async () =>
  (await import('#features/payment/store/earlier-payments.ts')).$earlierPayments.get();
const earlierStates = async () => (await earlier()).map(({ attempt }) => attempt.state);

describe('an event', () => {
  test('that changes nothing does not adopt another tab’s attempt', async () => {
    await open(posted);
    tab.attempt.advanceAttempt({ type: 'expired', now: SOON });
    expect([current(), tab.session.has(KEY), tab.attempt.isPostedHere(current())]).toEqual([
      posted,
      false,
      false,
    ]);
  });
  test('that changes it adopts it', async () => {
    await open(posted);
    tab.attempt.advanceAttempt({ type: 'came-back' });
    expect([current(), tab.attempt.isPostedHere(current())]).toEqual([unknown, true]);
    expect(tab.attempt.isPostedHere({ ...posted, startedAt: 1 })).toBe(false);
  });
  test("of this tab's own attempt reaches no other", async () => {
    await open(posted);
    expect(tab.attempt.advanceOwnAttempt(1, { type: 'came-back' })).toBe(false);
    expect([current(), tab.session.has(KEY)]).toEqual([posted, false]);
    expect(tab.attempt.advanceOwnAttempt(posted.startedAt, { type: 'recorded' })).toBe(false);
    expect(tab.attempt.advanceOwnAttempt(posted.startedAt, { type: 'came-back' })).toBe(true);
    expect(current()).toEqual(unknown);
  });
  test('reaches nothing where there is no attempt', async () => {
    await open();
    expect(tab.attempt.advanceOwnAttempt(1, { type: 'start', now: SOON })).toBe(false);
    expect([tab.attempt.isPostedHere(current()), browser.stored.has(KEY)]).toEqual([false, false]);
  });
});

test.each([
  ['nothing', undefined, undefined],
  ['a post', posted, undefined],
  ['a denial', denied, undefined],
  ['what was recorded', recorded, undefined],
  ['an approval', waiting, waiting.paymentReturn],
])('of %s the approval that waits for its record is %#', async (_, attempt, paymentReturn) => {
  await open(attempt);
  expect(tab.attempt.$unrecorded.get()).toEqual(paymentReturn);
});

describe('coming back to the checkout', () => {
  test.each([
    ['ends an attempt of this tab', posted, posted, SOON, unknown],
    ['leaves one of another tab alone', posted, undefined, SOON, posted],
    [
      'leaves one of another tab alone, whatever this one did before',
      posted,
      { ...posted, startedAt: 1 },
      SOON,
      posted,
    ],
    ['ends one of another tab when its time is over', posted, undefined, LATE, unknown],
    ['takes the post of this tab that the device had no room for', checking, posted, SOON, unknown],
    ['finds nothing where nothing was', undefined, undefined, SOON, STATES.idle],
  ])('%s', async (_, stored, copy, now, after) => {
    await open(stored, copy);
    expect(tab.attempt.returnToCheckout(now)).toEqual(after);
    expect(current()).toEqual(after);
  });
  test('takes no copy of an attempt that is among the orders, or was released', async () => {
    for (const key of ['tienda:orders', 'tienda:earlierPayments']) {
      browser.stored.clear();
      browser.stored.set(key, JSON.stringify([order({ attempt: recorded })]));
      await open(checking, posted);
      expect(tab.attempt.returnToCheckout(SOON)).toEqual(failed);
    }
  });
});

describe('a copy of this tab', () => {
  test('is taken where the device stores nothing', async () => {
    await open(undefined, posted);
    tab.attempt.recoverCopy();
    expect(current()).toEqual(posted);
  });
  test('is removed when its payment has ended', async () => {
    browser.stored.set('tienda:orders', JSON.stringify([order({ attempt: recorded })]));
    await open(undefined, posted);
    tab.attempt.recoverCopy();
    expect([current(), tab.session.has(KEY)]).toEqual([STATES.idle, false]);
  });
  test('stays where another payment has ended, also one that never had an order', async () => {
    const other = { ...recorded, startedAt: 1, cartOrder: { cartId: 'U-9', localDocument: '' } };
    browser.stored.set('tienda:orders', JSON.stringify([order(), order({ number: 'D-9', attempt: other })]));
    await open(undefined, checking);
    tab.attempt.recoverCopy();
    expect(current()).toEqual(checking);
    await open(checking, posted);
    tab.attempt.recoverCopy();
    expect(current()).toEqual(posted);
  });
  test('is forgotten with the cart order, also where the device had none', async () => {
    await open(undefined, posted);
    tab.attempt.forgetCartOrder();
    expect(tab.session.has(KEY)).toBe(false);
  });
});

describe('a start', () => {
  const start = (now: Date) => tab.attempt.startAttempt(summary(), now);

  test.each([
    ['locked', posted, SOON, posted],
    ['unknown', posted, LATE, unknown],
    ['unknown', unknown, SOON, unknown],
    ['duplicate', duplicate, LATE, duplicate],
    ['unrecorded', waiting, LATE, waiting],
  ])('is refused as %s', async (why, stored, now, after) => {
    await open(stored);
    expect(start(now)).toEqual({ started: false, why });
    expect([current(), await earlier()]).toEqual([after, []]);
  });
  test.each([
    ['a denial, after which an approval may follow', denied, ['denied']],
    ['a fault of the provider', STATES['system error'], ['system-error']],
    ['nothing that ended before the post', failed, []],
    ['nothing that was recorded', STATES.cleared, []],
  ])('keeps %s', async (_, stored, kept) => {
    await open(stored);
    expect(start(SOON)).toEqual({ started: true, startedAt: SOON.getTime() });
    expect([current(), await earlierStates()]).toEqual([
      { state: 'checking', startedAt: SOON.getTime() },
      kept,
    ]);
  });
});

describe('setting aside', () => {
  test.each([
    ['a payment that nobody knows of', unknown, 'unknown'],
    ['a duplicate', duplicate, 'duplicate'],
    ['an approval that waits', waiting, 'record-failed'],
  ])('releases %s, and keeps it for its return', async (_, stored, kept) => {
    await open(stored);
    expect(tab.attempt.setPaymentAside(SOON)).toEqual(STATES.idle);
    expect(await earlierStates()).toEqual([kept]);
    expect(tab.attempt.$unrecorded.get()).toBeUndefined();
  });
  test('ignores a payment that is under way', async () => {
    await open({ ...STATES.returned });
    expect(tab.attempt.setPaymentAside(SOON)).toEqual(STATES.returned);
    expect(await earlier()).toEqual([]);
  });
});

describe("when a guest's data is removed", () => {
  const buyer = () => tab.attempt.$cartOrder.get().summary?.customerName;

  test.each(['checking', 'creating', 'cart created', 'posted', 'returned', 'record failed'] as const)(
    'the buyer is remembered while it is needed: %s',
    async (state) => {
      await open(STATES[state]);
      tab.attempt.retainAttemptBuyer(undefined);
      expect(buyer()).toBe('María García');
    },
  );
  test.each(['unknown', 'denied', 'system error', 'duplicate', 'failed'] as const)(
    'the buyer is forgotten afterwards: %s',
    async (state) => {
      await open(STATES[state]);
      tab.attempt.retainAttemptBuyer(undefined);
      expect(buyer()).toBe('');
    },
  );
  test('an account’s purchase stays its own while it is logged in', async () => {
    await open(denied, undefined, false);
    tab.attempt.retainAttemptBuyer(9);
    expect(buyer()).toBe('María García');
    tab.attempt.retainAttemptBuyer(undefined);
    expect(buyer()).toBe('');
  });
});
