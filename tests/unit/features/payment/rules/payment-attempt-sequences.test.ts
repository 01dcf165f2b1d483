import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  belongsTo,
  canRecord,
  clearsCart,
  IDLE,
  isFinal,
  orderOf,
  type PaymentAttempt,
  type PaymentEvent,
} from '#features/payment/rules/payment-attempt.ts';
import { evaluateReturn } from '#features/payment/rules/payment-return.ts';
import { cartOrder, failure, later, toRecorded } from '../../../fixtures/payment-events.ts';
import { approved } from '../../../fixtures/samples.ts';

/** A placeholder for the id of the order posted last; the other ids seldom match. */
const LAST = 'O-last';

/** Any event, cart orders numbered by their place in the sequence like the service's. */
const returned = fc
  .record({
    response: fc.constantFrom('1', '2', '3'),
    place: fc.nat(25),
    isNamed: fc.boolean(),
    transactionId: fc.constantFrom('9000000001', '9000000002', ''),
  })
  .map(
    ({ response, place, isNamed, transactionId }): PaymentEvent => ({
      type: 'returned',
      paymentReturn: {
        ...approved,
        response,
        transactionId,
        orderId: isNamed ? (place < 13 ? LAST : `O-${place}`) : '',
      },
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
/** Mostly the usual events of a purchase, with others in between. */
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

/**
 * Runs a sequence.
 * @returns every step that changed something
 */
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

describe('in any sequence of events', () => {
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
          expect(before.state).toBe('cart-created');
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
          if (before.state !== 'recorded') expect(['returned', 'duplicate']).toContain(before.state);
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
          if (!isOpen) return;
          expect(advance(after, { type: 'cart-requested' })).toBe(after);
          expect(advance(after, { type: 'posted', orderId: 'O-second' })).toBe(after);
        });
      }),
      { numRuns: 500 },
    );
  });

  test('an approved payment is never given up for a new one before it is recorded, but by choice', () => {
    fc.assert(
      fc.property(sequence, (events) => {
        run(events, (before, event, after) => {
          if (!canRecord(before) || event.type === 'set-aside') return;
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
        const verdict = evaluateReturn(event.paymentReturn, attempt);
        const after = advance(attempt, event);
        if (belongsTo(event.paymentReturn, attempt))
          expect(verdict === 'record').toBe(after.state === 'returned');
        else expect(verdict).not.toBe('record');
      }),
      { numRuns: 500 },
    );
  });
});
