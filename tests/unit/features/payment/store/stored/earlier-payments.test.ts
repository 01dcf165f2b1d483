/** Payments that were set aside: how many are stored, which is removed first, and the stored data of each. */
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
  const { saveEarlierPayment } = await open();
  for (const start of [1, 2, 1]) saveEarlierPayment(began(start));
  saveEarlierPayment({ attempt: STATES.idle, summary: undefined });
  expect(await starts()).toEqual([1, 2]);
  expect(JSON.parse(browser.stored.get(KEY) ?? '[]')).toHaveLength(2);
});

test('ten are kept: of eleven the oldest denial is removed, which is the least likely to have been paid, else the oldest', async () => {
  const { saveEarlierPayment } = await open();
  for (let start = 1; start <= 9; start += 1) saveEarlierPayment(began(start));
  saveEarlierPayment(began(10, STATES.denied));
  expect(await starts()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  saveEarlierPayment(began(11, STATES.denied));
  expect(await starts()).toEqual([11, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  saveEarlierPayment(began(12));
  expect(await starts()).toEqual([12, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  saveEarlierPayment(began(13));
  expect(await starts()).toEqual([13, 12, 9, 8, 7, 6, 5, 4, 3, 2]);
  saveEarlierPayment(began(14, STATES.denied));
  expect(await starts()).toEqual([13, 12, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('an event reaches the payment that began then; for a removed payment it returns nothing', async () => {
  const { saveEarlierPayment, advanceEarlierPayment, forgetEarlierPayment } = await open();
  for (const start of [1, 2, 3]) saveEarlierPayment(began(start, STATES['record failed']));
  expect(advanceEarlierPayment(2, { type: 'retry-record' })?.state).toBe('returned');
  expect((await kept()).map(({ attempt }) => attempt.state)).toEqual([
    'record-failed',
    'returned',
    'record-failed',
  ]);
  forgetEarlierPayment(2);
  expect(await starts()).toEqual([3, 1]);
  expect(advanceEarlierPayment(2, { type: 'retry-record' })).toBeUndefined();
  forgetEarlierPayment(1);
  forgetEarlierPayment(3);
  expect(browser.stored.has(KEY)).toBe(false);
});

test('an approval that waits comes first, until exactly that one is set aside', async () => {
  const { saveEarlierPayment, approvedEarlierPayment, setEarlierPaymentAside, findEarlierPayment } =
    await open();
  expect([approvedEarlierPayment(), findEarlierPayment(undefined)]).toEqual([undefined, undefined]);
  for (const [start, attempt] of [STATES['record failed'], STATES.denied, STATES.refused].entries())
    saveEarlierPayment(began(start + 1, attempt));
  const now = new Date(STATES.posted.startedAt);
  expect(approvedEarlierPayment()).toMatchObject({ startedAt: 3 });
  setEarlierPaymentAside(approvedEarlierPayment() ?? STATES.idle, now);
  expect((await kept()).map(({ isSetAside }) => isSetAside)).toEqual([true, undefined, undefined]);
  expect([approvedEarlierPayment(), findEarlierPayment(undefined)]).toMatchObject([
    { startedAt: 1 },
    { attempt: { startedAt: 1 } },
  ]);
  setEarlierPaymentAside(approvedEarlierPayment() ?? STATES.idle, now);
  expect(approvedEarlierPayment()).toBeUndefined();
  // Nothing else waits: the payment that was set aside is shown.
  expect(findEarlierPayment(undefined)).toMatchObject({ attempt: { startedAt: 3 } });
});

test('an approval that is being recorded is not set aside', async () => {
  const { saveEarlierPayment, approvedEarlierPayment, setEarlierPaymentAside } = await open();
  saveEarlierPayment(began(STATES.posted.startedAt, STATES.returned));
  setEarlierPaymentAside(approvedEarlierPayment() ?? STATES.idle, new Date(STATES.posted.startedAt + 1000));
  expect(approvedEarlierPayment()).toMatchObject({ state: 'returned' });
});

test('a return finds the payment that it names, and never one without a name', async () => {
  const { saveEarlierPayment, findEarlierPayment } = await open();
  const { paymentReturn } = STATES.returned;
  saveEarlierPayment(began(1));
  saveEarlierPayment(began(2, STATES['posted without its id']));
  expect(findEarlierPayment(paymentReturn)).toMatchObject({ attempt: { startedAt: 1 } });
  expect(findEarlierPayment({ ...paymentReturn, orderId: '' })).toBeUndefined();
  expect(findEarlierPayment({ ...paymentReturn, orderId: 'FAC-2' })).toBeUndefined();
});

test('the earlier payments of others are kept without their buyers; an account’s own stay unchanged', async () => {
  const { saveEarlierPayment, retainEarlierBuyer } = await open();
  saveEarlierPayment(began(1));
  saveEarlierPayment({ ...began(2), summary: summary({ customerId: 9 }) });
  saveEarlierPayment({ ...began(3), summary: summary({ customerId: undefined }) });
  saveEarlierPayment({ ...began(4), summary: undefined });
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
