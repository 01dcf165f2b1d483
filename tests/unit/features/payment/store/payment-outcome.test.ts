/** The outcome of a payment, read from its stored state. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../fixtures/fake-browser.ts';
import { attempts, order, summary } from '../../../fixtures/order-samples.ts';

const { recorded, duplicate, denied } = attempts;
const { paymentReturn } = recorded;
const failure = { kind: 'network' } as const;
const load = () => import('#features/payment/store/payment-outcome.ts');

beforeEach(() => fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

test("a fault at the provider and a denial show the bank's message", async () => {
  const { outcomeOf } = await load();
  const fault = { ...duplicate, state: 'system-error' } as const;
  expect(outcomeOf({ attempt: fault, summary: undefined })).toEqual({ kind: 'system-error', paymentReturn });
  expect(outcomeOf({ attempt: denied, summary: undefined })).toEqual({ kind: 'denied', paymentReturn });
});

test.each([
  [{ cartId: 'U-1', localDocument: 'D-1' }, 'FAC-1', 'D-1'],
  [{ cartId: 'U-1', localDocument: '' }, 'FAC-1', 'FAC-1'],
  [{ cartId: 'U-1', localDocument: '' }, '', 'U-1'],
])('an order of %j and %j is called %s', async (cartOrder, orderId, number) => {
  const { outcomeOf } = await load();
  const attempt = { ...recorded, cartOrder, orderId };
  expect(outcomeOf({ attempt, summary: undefined })).toEqual({
    kind: 'recorded',
    order: { number, summary: undefined, attempt },
  });
});

test('an approval that waits for its record shows whether the bank named another amount', async () => {
  const { recordFailed } = await load();
  const attempt = { ...duplicate, state: 'record-failed', failure } as const;
  const isOtherAmount = (total: number) =>
    recordFailed(failure, paymentReturn, { attempt, summary: summary({ total }) });
  expect(isOtherAmount(10_000)).toMatchObject({ isOtherAmount: false, isRefused: false, failure });
  expect(isOtherAmount(12_000)).toMatchObject({ isOtherAmount: true });
  expect(recordFailed(failure, paymentReturn, { attempt, summary: undefined })).toMatchObject({
    kind: 'record-failed',
    isOtherAmount: false,
  });
});

test.each([
  [duplicate, 'duplicate'],
  [recorded, 'recorded'],
  [undefined, 'recorded'],
])('a past payment is shown with its outcome: %#', async (attempt, kind) => {
  const { outcomeOfPast } = await load();
  expect(outcomeOfPast(order({ attempt, summary: undefined }))).toMatchObject({
    kind,
    order: { number: 'D-1' },
  });
});
