import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  belongsTo,
  clearsCart,
  IDLE,
  isFinal,
  isLocked,
  LOCK_MILLISECONDS,
  mayCreateCart,
  mayPost,
  mayRecord,
  mayStart,
  orderOf,
  type PaymentAttempt,
  type PaymentEvent,
} from '#domain/payment-attempt.ts';
import { judgeReturn } from '#domain/payment-return.ts';
import { approved } from './samples.ts';

const start = new Date('2026-11-21T12:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const cartOrder = { cartId: 'U-1', localDocument: 'D-1' };
const failure = { kind: 'network' } as const;

const go = (...events: PaymentEvent[]): PaymentAttempt => events.reduce(advance, IDLE);
const toChecking: PaymentEvent[] = [{ type: 'start', now: start }];
const toCreating: PaymentEvent[] = [...toChecking, { type: 'cart-requested' }];
const toCreated: PaymentEvent[] = [...toCreating, { type: 'cart-created', cartOrder }];
const toPosted: PaymentEvent[] = [...toCreated, { type: 'posted', orderId: 'FAC-1' }];
const toReturned: PaymentEvent[] = [...toPosted, { type: 'returned', paymentReturn: approved }];
const toRecorded: PaymentEvent[] = [...toReturned, { type: 'recorded' }];
const denied = { ...approved, response: '2' } as const;

test('a payment goes from idle over the provider to recorded', () => {
  const states = toRecorded.map((_, index) => go(...toRecorded.slice(0, index + 1)).state);
  expect(states).toEqual(['checking', 'creating', 'cart-created', 'posted', 'returned', 'recorded']);
  expect(orderOf(go(...toRecorded))).toEqual({ startedAt: start.getTime(), cartOrder, orderId: 'FAC-1' });
});

test('what has not been posted cannot have come back', () => {
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
    expect(mayStart(attempt, start)).toBe(true);
  });
});

describe('what was not answered', () => {
  test('cannot have been charged before the order was sent: the shopper may start again', () => {
    const back = go(...toChecking, { type: 'came-back' });
    expect([back.state, mayStart(back, start)]).toEqual(['failed', true]);
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
  test('a return that comes after all still counts for its order', () => {
    const unknown = go(...toPosted, { type: 'came-back' });
    expect(advance(unknown, { type: 'returned', paymentReturn: approved }).state).toBe('returned');
  });
});

describe('the record', () => {
  test('that failed is sent again with the same return', () => {
    const failed = go(...toReturned, { type: 'record-failed', failure });
    expect(failed).toMatchObject({ state: 'record-failed', failure, paymentReturn: approved });
    expect([mayRecord(failed), mayStart(failed, later(LOCK_MILLISECONDS))]).toEqual([true, false]);
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
  test('is not given up while it is under way', () => {
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
  test('that denies without naming an order unlocks, but an approval of the order still counts', () => {
    const unnamed = { ...denied, orderId: '' };
    const uncertain = go(...toPosted, { type: 'returned', paymentReturn: unnamed });
    expect(uncertain).toMatchObject({ state: 'denied', isCertain: false });
    expect(advance(uncertain, { type: 'returned', paymentReturn: approved }).state).toBe('returned');
  });
  test('that denies after an approval is not believed', () => {
    const waiting = go(...toReturned, { type: 'record-failed', failure });
    expect(advance(waiting, { type: 'returned', paymentReturn: denied })).toBe(waiting);
  });
});

/** Stands for the order that was posted last; the others are seldom the right one. */
const LAST = 'O-last';

/** Any event, cart orders numbered by their place in the sequence as the service would. */
const returned = fc
  .record({ response: fc.constantFrom('1', '2', '3'), place: fc.nat(25), isNamed: fc.boolean() })
  .map(
    ({ response, place, isNamed }): PaymentEvent => ({
      type: 'returned',
      paymentReturn: { ...approved, response, orderId: isNamed ? (place < 13 ? LAST : `O-${place}`) : '' },
    }),
  );
const simple = fc.constantFrom<PaymentEvent[]>(
  { type: 'cart-requested' },
  { type: 'failed' },
  { type: 'lost' },
  { type: 'came-back' },
  { type: 'recorded' },
  { type: 'duplicate' },
  { type: 'retry-record' },
  { type: 'cart-cleared' },
  { type: 'record-failed', failure },
  { type: 'cart-created', cartOrder },
  { type: 'posted', orderId: '' },
);
const timed = fc
  .record({ type: fc.constantFrom('start', 'expired', 'set-aside'), minutes: fc.nat(60) })
  .map(({ type, minutes }): PaymentEvent => ({ type, now: later(minutes * 60_000) }));
const numbered = (event: PaymentEvent, place: number): PaymentEvent => {
  if (event.type === 'cart-created')
    return { ...event, cartOrder: { cartId: `U-${place}`, localDocument: '' } };
  return event.type === 'posted' ? { ...event, orderId: `O-${place}` } : event;
};
/** Mostly the way of a purchase, with anything in between. */
const happy = fc.constantFrom<PaymentEvent[]>(...toRecorded);
const sequence = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: simple },
    { weight: 1, arbitrary: timed },
    { weight: 1, arbitrary: returned },
    { weight: 4, arbitrary: happy },
  ),
  { maxLength: 80, size: 'max' },
);

/** Runs a sequence and shows every step that changed something. */
function run(
  events: readonly PaymentEvent[],
  look: (before: PaymentAttempt, event: PaymentEvent, after: PaymentAttempt) => void,
) {
  let posted = '';
  const named = events.map(numbered).map((event): PaymentEvent => {
    if (event.type === 'posted') posted = event.orderId;
    if (event.type !== 'returned') return event;
    if (![LAST, approved.orderId].includes(event.paymentReturn.orderId)) return event;
    return { ...event, paymentReturn: { ...event.paymentReturn, orderId: posted } };
  });
  named.reduce<PaymentAttempt>((before, event) => {
    const after = advance(Object.freeze(before), event);
    look(before, event, after);
    return after;
  }, IDLE);
}

describe('whatever happens in whatever order', () => {
  test('every state is reached, so that the rules below are about all of them', () => {
    const reached = new Set<string>();
    for (const events of fc.sample(sequence, { numRuns: 500, seed: 1 }))
      run(events, (_, __, after) => reached.add(after.state));
    expect([...reached].sort()).toEqual([
      'cart-created',
      'checking',
      'creating',
      'denied',
      'duplicate',
      'failed',
      'idle',
      'posted',
      'record-failed',
      'recorded',
      'returned',
      'system-error',
      'unknown',
    ]);
  });

  test('there is at most one post per cart order', () => {
    fc.assert(
      fc.property(sequence, (events) => {
        const posts: string[] = [];
        run(events, (before, event, after) => {
          if (event.type !== 'posted' || after === before) return;
          expect(mayPost(before)).toBe(true);
          posts.push(orderOf(after)?.cartOrder.cartId ?? '');
        });
        expect(new Set(posts).size).toBe(posts.length);
      }),
      { numRuns: 500 },
    );
  });

  test('the cart is cleared only in recorded, which only an approved return of its own order leads to', () => {
    fc.assert(
      fc.property(sequence, (events) => {
        run(events, (before, _, after) => {
          if (!clearsCart(after)) return;
          expect(after.state).toBe('recorded');
          if (before.state !== 'recorded') expect(before.state).toBe('returned');
          if (after.state === 'recorded') {
            expect(after.paymentReturn.response).toBe('1');
            expect(['', after.paymentReturn.orderId]).toContain(after.orderId);
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  test('unknown never leads to a second cart without the explicit choice', () => {
    fc.assert(
      fc.property(sequence, (events) => {
        let isOpen = false;
        run(events, (_, event, after) => {
          if (event.type === 'set-aside' || isFinal(after) || after.state === 'system-error') isOpen = false;
          if (after.state === 'denied' || after.state === 'returned') isOpen = after.state === 'returned';
          if (after.state === 'unknown') isOpen = true;
          if (isOpen) expect([mayCreateCart(after), mayPost(after)]).toEqual([false, false]);
        });
      }),
      { numRuns: 500 },
    );
  });

  test('an approved payment is never given up for a new one before it is recorded, but by choice', () => {
    fc.assert(
      fc.property(sequence, (events) => {
        run(events, (before, event, after) => {
          if (!mayRecord(before) || event.type === 'set-aside') return;
          expect(['returned', 'record-failed', 'recorded', 'duplicate']).toContain(after.state);
        });
      }),
      { numRuns: 500 },
    );
  });

  test("the verdict on a return is 'record' exactly when the attempt may record after it", () => {
    fc.assert(
      fc.property(sequence, returned, (events, event) => {
        let attempt: PaymentAttempt = IDLE;
        run(events, (_, __, after) => {
          attempt = after;
        });
        if (event.type !== 'returned') return;
        const verdict = judgeReturn(event.paymentReturn, attempt);
        const after = advance(attempt, event);
        if (belongsTo(event.paymentReturn, attempt))
          expect(verdict === 'record').toBe(after.state === 'returned');
        else expect(verdict).not.toBe('record');
      }),
      { numRuns: 500 },
    );
  });
});
