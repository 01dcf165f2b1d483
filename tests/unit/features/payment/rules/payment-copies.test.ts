import { expect, test } from 'vitest';
import {
  IDLE,
  isMoreAdvanced,
  isRefused,
  type PaymentAttempt,
} from '#features/payment/rules/payment-attempt.ts';
import {
  cartOrder,
  denied,
  failure,
  go,
  toChecking,
  toCreated,
  toPosted,
  toRecorded,
  toReturned,
} from '../../../fixtures/payment-events.ts';

const [checking, created, posted] = [go(...toChecking), go(...toCreated), go(...toPosted)];
const [returned, recorded] = [go(...toReturned), go(...toRecorded)];
const recordFailed = go(...toReturned, { type: 'record-failed', failure });
const isDenied = go(...toPosted, { type: 'returned', paymentReturn: denied });
const systemError = go(...toPosted, { type: 'returned', paymentReturn: { ...denied, response: '3' } });
const unknown = go(...toPosted, { type: 'came-back' });
const postedWithoutId: PaymentAttempt = { startedAt: 0, cartOrder, orderId: '', state: 'posted' };
const another: PaymentAttempt = { startedAt: 1, state: 'checking' };

test.each([
  ['an order, before it was stored', true, created, checking],
  ['a post, before it was stored', true, posted, checking],
  ['its order id', true, posted, created],
  ['an approval', true, returned, posted],
  ['an approval whose record failed', true, recordFailed, posted],
  ['an approval after a fault of the provider', true, returned, systemError],
  ['an approval of what nobody knew of', true, returned, unknown],
  ['nothing', false, IDLE, checking],
  ['something, where nothing is stored', false, posted, IDLE],
  ['the same', false, posted, posted],
  ['what has no order', false, checking, created],
  ['less: the order id is stored', false, created, posted],
  ['neither an approval nor an order that was not known', false, unknown, posted],
  ['an approval that is stored', false, returned, returned],
  ['an approval that is stored with the failure of its record', false, returned, recordFailed],
  ['an approval that is recorded', false, returned, recorded],
  ['an approval that was denied for certain', false, returned, isDenied],
  ['another attempt', false, { ...posted, startedAt: 1 }, checking],
])('a copy that has %s is more advanced than the stored one: %s', (_, isFurther, copy, stored) => {
  expect(isMoreAdvanced(copy, stored)).toBe(isFurther);
});

test('a copy of another attempt is never more advanced, even where neither has an order id', () => {
  expect(isMoreAdvanced(postedWithoutId, another)).toBe(false);
  expect(isMoreAdvanced(postedWithoutId, { ...another, startedAt: 0 })).toBe(true);
  expect(isMoreAdvanced(postedWithoutId, { ...postedWithoutId, state: 'cart-created' })).toBe(false);
});

const http = (status: number): PaymentAttempt =>
  go(...toReturned, { type: 'record-failed', failure: { kind: 'http', status, message: '' } });

test('the service has refused an approval where its own status says so, not one of HTTP or of the network', () => {
  expect([3, 5, 99].map((status) => isRefused(http(status)))).toEqual([true, true, true]);
  expect([100, 500].map((status) => isRefused(http(status)))).toEqual([false, false]);
  expect(isRefused(recordFailed)).toBe(false);
  expect(isRefused(returned)).toBe(false);
});
