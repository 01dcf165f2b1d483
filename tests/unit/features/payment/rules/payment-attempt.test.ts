import { describe, expect, test } from 'vitest';
import {
  advance,
  canRecord,
  canStart,
  clearsCart,
  IDLE,
  isFinal,
  isLocked,
  isMoreAdvanced,
  isRefused,
  LOCK_MILLISECONDS,
  orderOf,
  type PaymentAttempt,
  type PaymentEvent,
} from '#features/payment/rules/payment-attempt.ts';
import {
  cartOrder,
  denied,
  failure,
  go,
  later,
  start,
  toChecking,
  toCreated,
  toCreating,
  toPosted,
  toRecorded,
  toReturned,
} from '../../../fixtures/payment-events.ts';
import { approved } from '../../../fixtures/samples.ts';

test('a payment goes from idle over the provider to recorded', () => {
  const states = toRecorded.map((_, index) => go(...toRecorded.slice(0, index + 1)).state);
  expect(states).toEqual(['checking', 'creating', 'cart-created', 'posted', 'returned', 'recorded']);
  expect(orderOf(go(...toRecorded))).toEqual({ startedAt: start.getTime(), cartOrder, orderId: 'FAC-1' });
});

test('an unposted payment cannot have come back', () => {
  for (const response of ['1', '2', '3'] as const) {
    const attempt = go(...toCreated);
    expect(advance(attempt, { type: 'returned', paymentReturn: { ...approved, response } })).toBe(attempt);
  }
});

test('the attempt is plain JSON at every step', () => {
  for (const [index] of toRecorded.entries()) {
    const attempt = go(...toRecorded.slice(0, index + 1));
    expect(JSON.parse(JSON.stringify(attempt))).toEqual(attempt);
  }
});

describe('the lock', () => {
  test.each([
    ['checking', toChecking],
    ['creating', toCreating],
    ['cart-created', toCreated],
    ['posted', toPosted],
  ])('holds while %s, for 15 minutes', (_, events) => {
    const attempt = go(...events);
    expect(isLocked(attempt, later(LOCK_MILLISECONDS - 1))).toBe(true);
    expect(isLocked(attempt, later(LOCK_MILLISECONDS))).toBe(false);
    expect(advance(attempt, { type: 'start', now: later(60_000) })).toBe(attempt);
    expect(advance(attempt, { type: 'expired', now: later(60_000) })).toBe(attempt);
  });
  test('lasts no longer because the clock was set back', () => {
    expect(isLocked(go(...toPosted), later(-LOCK_MILLISECONDS))).toBe(false);
  });
  test.each([
    ['idle', IDLE],
    ['recorded', go(...toRecorded)],
    ['failed', go(...toCreating, { type: 'failed' })],
    ['denied', go(...toPosted, { type: 'returned', paymentReturn: denied })],
  ])('ends with an outcome or a failure: %s', (_, attempt) => {
    expect(isLocked(attempt, start)).toBe(false);
    expect(canStart(attempt, start)).toBe(true);
  });
});

describe('a call without an answer', () => {
  test('cannot have been charged before the order was sent: the shopper may start again', () => {
    const back = go(...toChecking, { type: 'came-back' });
    expect([back.state, canStart(back, start)]).toEqual(['failed', true]);
  });
  test.each([
    ['the answer of the cart service is lost', [...toCreating, { type: 'lost' }]],
    ['the shopper comes back from the provider', [...toPosted, { type: 'came-back' }]],
    ['time is over at the provider', [...toPosted, { type: 'expired', now: later(LOCK_MILLISECONDS) }]],
  ] as [string, PaymentEvent[]][])('%s: unknown, and only an explicit choice starts again', (_, events) => {
    const unknown = go(...events);
    expect([unknown.state, isLocked(unknown, start)]).toEqual(['unknown', false]);
    expect(advance(unknown, { type: 'start', now: start })).toBe(unknown);
    expect(advance(unknown, { type: 'set-aside', now: start })).toEqual(IDLE);
  });
  test('a late return still counts for its order', () => {
    const unknown = go(...toPosted, { type: 'came-back' });
    expect(advance(unknown, { type: 'returned', paymentReturn: approved }).state).toBe('returned');
  });
});

describe('the record', () => {
  test('that failed is sent again with the same return', () => {
    const failed = go(...toReturned, { type: 'record-failed', failure });
    expect(failed).toMatchObject({ state: 'record-failed', failure, paymentReturn: approved });
    expect([canRecord(failed), canStart(failed, later(LOCK_MILLISECONDS))]).toEqual([true, false]);
    expect(advance(failed, { type: 'retry-record' })).toEqual(go(...toReturned));
  });
  test('clears the cart once', () => {
    const recorded = go(...toRecorded);
    expect(clearsCart(recorded)).toBe(true);
    expect(clearsCart(advance(recorded, { type: 'cart-cleared' }))).toBe(false);
  });
  test('of a duplicate keeps the cart', () => {
    const duplicate = go(...toReturned, { type: 'duplicate' });
    expect([duplicate.state, clearsCart(duplicate), isFinal(duplicate)]).toEqual(['duplicate', false, true]);
  });
  test('of a duplicate lets no other payment begin until the shopper chooses it', () => {
    const duplicate = go(...toReturned, { type: 'duplicate' });
    const later = new Date(Date.UTC(2040, 0, 1));
    expect(canStart(duplicate, later)).toBe(false);
    expect(advance(duplicate, { type: 'set-aside', now: later }).state).toBe('idle');
  });
  test('of a duplicate stays one when the answer to the same approval, sent first, comes second', () => {
    const recorded = go(...toReturned, { type: 'duplicate' }, { type: 'recorded' });
    expect([recorded.state, clearsCart(recorded)]).toEqual(['recorded', true]);
  });
  test('is not abandoned while it is under way', () => {
    const returned = go(...toReturned);
    expect(advance(returned, { type: 'set-aside', now: start })).toBe(returned);
    expect(advance(returned, { type: 'set-aside', now: later(LOCK_MILLISECONDS) })).toEqual(IDLE);
  });
});

describe('a return', () => {
  test('of another order changes nothing', () => {
    const posted = go(...toPosted);
    for (const response of ['1', '2', '3'] as const) {
      const stranger = { ...approved, response, orderId: 'FAC-2' };
      expect(advance(posted, { type: 'returned', paymentReturn: stranger })).toBe(posted);
    }
  });
  test('without an order changes nothing', () => {
    expect(advance(IDLE, { type: 'returned', paymentReturn: approved })).toBe(IDLE);
  });
  test('that denies this order is final', () => {
    const certain = go(...toPosted, { type: 'returned', paymentReturn: denied });
    expect(certain).toMatchObject({ state: 'denied', isCertain: true });
    expect(advance(certain, { type: 'returned', paymentReturn: approved })).toBe(certain);
  });
  test('that denies this order is final for its own transaction only', () => {
    const certain = go(...toPosted, { type: 'returned', paymentReturn: denied });
    const another = { ...approved, transactionId: '9000000002' };
    expect(advance(certain, { type: 'returned', paymentReturn: another })).toMatchObject({
      state: 'returned',
      paymentReturn: another,
    });
    for (const paymentReturn of [
      { ...another, response: '2' as const },
      { ...another, response: '3' as const },
      { ...another, transactionId: '' },
      { ...another, orderId: 'FAC-2' },
    ]) {
      expect(advance(certain, { type: 'returned', paymentReturn })).toBe(certain);
    }
  });
  test.each([
    ['recorded', toRecorded],
    ['duplicate', [...toReturned, { type: 'duplicate' }]],
  ] as [string, PaymentEvent[]][])('of another transaction does not change what is %s', (_, events) => {
    const final = go(...events);
    const another = { ...approved, transactionId: '9000000002' };
    expect(advance(final, { type: 'returned', paymentReturn: another })).toBe(final);
  });
  const unnamed = { ...denied, orderId: '' };
  test('that denies without naming an order unlocks where it was posted, but an approval still counts', () => {
    const uncertain = go(...toPosted, { type: 'returned', paymentReturn: unnamed });
    expect(uncertain).toMatchObject({ state: 'denied', isCertain: false });
    expect(advance(uncertain, { type: 'returned', paymentReturn: approved }).state).toBe('returned');
  });
  test.each(['2', '3'] as const)(
    'of response %s that names no order changes nothing from another tab',
    (response) => {
      const [posted, lost] = [go(...toPosted), go(...toPosted, { type: 'came-back' })];
      const event = { type: 'returned', paymentReturn: { ...unnamed, response } } as const;
      expect(advance(posted, { ...event, isElsewhere: true })).toBe(posted);
      expect(canStart(posted, later(60_000))).toBe(false);
      // The posted payment's outcome is unknown, and this event does not settle it.
      expect(advance(lost, event)).toBe(lost);
      expect(canStart(lost, later(60_000))).toBe(false);
    },
  );
  test('that denies and names the order is accepted in any tab', () => {
    const event = { type: 'returned', paymentReturn: denied, isElsewhere: true } as const;
    expect(advance(go(...toPosted), event)).toMatchObject({ state: 'denied', isCertain: true });
  });
  test('that denies after an approval is ignored', () => {
    const waiting = go(...toReturned, { type: 'record-failed', failure });
    expect(advance(waiting, { type: 'returned', paymentReturn: denied })).toBe(waiting);
  });
});

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
