/** Payments that were let go of: how many are kept, which goes first, and what is known of each. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import type { CartOrderDocument } from '#features/payment/store/cart-order-document.ts';
import { type FakeBrowser, fakeBrowser } from '../../../../fixtures/fake-browser.ts';
import { summary } from '../../../../fixtures/order-samples.ts';
import { STATES } from '../../../../fixtures/payment-states.ts';

const KEY = 'tienda:earlierPayments';
let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
  return () => vi.unstubAllGlobals();
});

const open = async () => await import('#features/payment/store/earlier-payments.ts');
const kept = async () => (await open()).$earlierPayments.get();
const starts = async () =>
  (await kept()).map(({ attempt }) => ('startedAt' in attempt ? attempt.startedAt : 0));

type Begun = Exclude<PaymentAttempt, { state: 'idle' }>;

/** A payment that began at this moment, in this state. */
function began(startedAt: number, attempt: Begun = STATES.unknown): CartOrderDocument {
  return { attempt: { ...attempt, startedAt }, summary: summary() };
}

test('the newest comes first, each payment once, and nothing that never began', async () => {
  const { keepEarlier } = await open();
  for (const start of [1, 2, 1]) keepEarlier(began(start));
  keepEarlier({ attempt: STATES.idle, summary: undefined });
  expect(await starts()).toEqual([1, 2]);
  expect(JSON.parse(browser.stored.get(KEY) ?? '[]')).toHaveLength(2);
});

test('ten are kept: of eleven the oldest denial goes, which is the least likely to have been paid, else the oldest', async () => {
  const { keepEarlier } = await open();
  for (let start = 1; start <= 9; start += 1) keepEarlier(began(start));
  keepEarlier(began(10, STATES.denied));
  expect(await starts()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  keepEarlier(began(11, STATES.denied));
  expect(await starts()).toEqual([11, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  keepEarlier(began(12));
  expect(await starts()).toEqual([12, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  keepEarlier(began(13));
  expect(await starts()).toEqual([13, 12, 9, 8, 7, 6, 5, 4, 3, 2]);
  keepEarlier(began(14, STATES.denied));
  expect(await starts()).toEqual([13, 12, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('an event reaches the payment that began then, and a payment that is gone tells nothing', async () => {
  const { keepEarlier, advanceEarlier, forgetEarlier } = await open();
  for (const start of [1, 2, 3]) keepEarlier(began(start, STATES['record failed']));
  expect(advanceEarlier(2, { type: 'retry-record' })?.state).toBe('returned');
  expect((await kept()).map(({ attempt }) => attempt.state)).toEqual([
    'record-failed',
    'returned',
    'record-failed',
  ]);
  forgetEarlier(2);
  expect(await starts()).toEqual([3, 1]);
  expect(advanceEarlier(2, { type: 'retry-record' })).toBeUndefined();
  forgetEarlier(1);
  forgetEarlier(3);
  expect(browser.stored.has(KEY)).toBe(false);
});

test('an approval that waits comes first, until just that one is set aside', async () => {
  const { keepEarlier, approvedEarlier, setEarlierAside, findEarlier } = await open();
  expect([approvedEarlier(), findEarlier(undefined)]).toEqual([undefined, undefined]);
  for (const [start, attempt] of [STATES['record failed'], STATES.denied, STATES.refused].entries())
    keepEarlier(began(start + 1, attempt));
  const now = new Date(STATES.posted.startedAt);
  expect(approvedEarlier()).toMatchObject({ startedAt: 3 });
  setEarlierAside(approvedEarlier() ?? STATES.idle, now);
  expect((await kept()).map(({ isSetAside }) => isSetAside)).toEqual([true, undefined, undefined]);
  expect([approvedEarlier(), findEarlier(undefined)]).toMatchObject([
    { startedAt: 1 },
    { attempt: { startedAt: 1 } },
  ]);
  setEarlierAside(approvedEarlier() ?? STATES.idle, now);
  expect(approvedEarlier()).toBeUndefined();
  // Nothing else waits: the one that was set aside is told of.
  expect(findEarlier(undefined)).toMatchObject({ attempt: { startedAt: 3 } });
});

test('an approval that is being recorded is not set aside', async () => {
  const { keepEarlier, approvedEarlier, setEarlierAside } = await open();
  keepEarlier(began(STATES.posted.startedAt, STATES.returned));
  setEarlierAside(approvedEarlier() ?? STATES.idle, new Date(STATES.posted.startedAt + 1000));
  expect(approvedEarlier()).toMatchObject({ state: 'returned' });
});

test('a return finds the payment that it names, and never one without a name', async () => {
  const { keepEarlier, findEarlier } = await open();
  const { paymentReturn } = STATES.returned;
  keepEarlier(began(1));
  keepEarlier(began(2, STATES['posted without its id']));
  expect(findEarlier(paymentReturn)).toMatchObject({ attempt: { startedAt: 1 } });
  expect(findEarlier({ ...paymentReturn, orderId: '' })).toBeUndefined();
  expect(findEarlier({ ...paymentReturn, orderId: 'FAC-2' })).toBeUndefined();
});

test('the earlier payments of others are kept without their buyers; an account’s own stay as they are', async () => {
  const { keepEarlier, retainEarlierBuyer } = await open();
  keepEarlier(began(1));
  keepEarlier({ ...began(2), summary: summary({ customerId: 9 }) });
  keepEarlier({ ...began(3), summary: summary({ customerId: undefined }) });
  keepEarlier({ ...began(4), summary: undefined });
  retainEarlierBuyer(9);
  const buyers = (await kept()).map((document) => document.summary?.customerName);
  expect(buyers).toEqual([undefined, '', 'María García', '']);
  expect((await kept()).map(({ attempt }) => attempt.state)).toEqual(Array(4).fill('unknown'));
});

test('a damaged payment is set aside, the others are kept', async () => {
  const good = { attempt: STATES.unknown, summary: summary() };
  browser.stored.set(KEY, JSON.stringify([{ attempt: { state: 'unknown' } }, good, 7]));
  expect(await kept()).toHaveLength(1);
  expect(browser.stored.get(`${KEY}:rejected`)).toContain('"state":"unknown"');
});
