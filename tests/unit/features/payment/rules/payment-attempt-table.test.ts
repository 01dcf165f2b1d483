/** Every event in every state: a listed pair changes the attempt, any other leaves it unchanged. */
import { expect, test } from 'vitest';
import {
  advance,
  canRecord,
  canStart,
  canStillBePaid,
  IDLE,
  isFinal,
  isLocked,
  LOCK_MILLISECONDS,
  type PaymentAttempt,
  type PaymentEvent,
} from '#features/payment/rules/payment-attempt.ts';
import { cartOrder, denied, failure, later } from '../../../fixtures/payment-events.ts';
import { broken, nameless, order, STATES } from '../../../fixtures/payment-states.ts';
import { approved } from '../../../fixtures/samples.ts';

type StateName = keyof typeof STATES;
type Changes = Partial<Record<StateName, PaymentAttempt>>;

const soon = later(60_000);
const late = later(LOCK_MILLISECONDS);
const begun = (now: Date): PaymentAttempt => ({ startedAt: now.getTime(), state: 'checking' });
const { creating, posted, recorded, cleared, duplicate, failed, unknown } = STATES;
const unknownCart = STATES['unknown cart'];
const isReturned = STATES.returned;
const systemError = STATES['system error'];
const afterLoss: Changes = {
  checking: failed,
  'cart created': failed,
  creating: unknownCart,
  posted: unknown,
  'posted without its id': { ...unknown, order: { ...order, orderId: '' } },
};
const anew = (now: Date): Changes => ({
  idle: begun(now),
  failed: begun(now),
  recorded: begun(now),
  cleared: begun(now),
  denied: begun(now),
  'denied without an id': begun(now),
  'system error': begun(now),
});
const aside: Changes = {
  unknown: IDLE,
  'unknown cart': IDLE,
  duplicate: IDLE,
  'record failed': IDLE,
  refused: IDLE,
};
const doubted: PaymentAttempt = { ...order, paymentReturn: denied, state: 'denied', isCertain: false };

const TABLE: readonly (readonly [what: string, event: PaymentEvent, changes: Changes])[] = [
  ['a start within the lock', { type: 'start', now: soon }, anew(soon)],
  [
    'a start after it',
    { type: 'start', now: late },
    { ...anew(late), checking: begun(late), 'cart created': begun(late) },
  ],
  ['the order on its way', { type: 'cart-requested' }, { checking: creating }],
  ['the cart', { type: 'cart-created', cartOrder }, { creating: STATES['cart created'] }],
  ['the post', { type: 'posted', orderId: 'FAC-1' }, { 'cart created': posted }],
  ['a failure', { type: 'failed' }, { checking: failed, creating: failed, 'cart created': failed }],
  ['a lost answer', { type: 'lost' }, afterLoss],
  ['coming back', { type: 'came-back' }, afterLoss],
  ['time within the lock', { type: 'expired', now: soon }, {}],
  ['time after it', { type: 'expired', now: late }, afterLoss],
  ['setting aside within the lock', { type: 'set-aside', now: soon }, aside],
  ['setting aside after it', { type: 'set-aside', now: late }, { ...aside, returned: IDLE }],
  [
    'an approval',
    { type: 'returned', paymentReturn: approved },
    {
      posted: isReturned,
      'posted without its id': { ...isReturned, orderId: '' },
      unknown: isReturned,
      returned: isReturned,
      'denied without an id': isReturned,
      'system error': isReturned,
      'record failed': isReturned,
      refused: isReturned,
    },
  ],
  [
    'a denial',
    { type: 'returned', paymentReturn: denied },
    {
      posted: STATES.denied,
      'posted without its id': { ...doubted, orderId: '' },
      unknown: STATES.denied,
      'denied without an id': STATES.denied,
      'system error': STATES.denied,
      refused: doubted,
    },
  ],
  [
    'a denial in another tab',
    { type: 'returned', paymentReturn: denied, isElsewhere: true },
    {
      posted: STATES.denied,
      unknown: STATES.denied,
      'denied without an id': STATES.denied,
      'system error': STATES.denied,
    },
  ],
  [
    'a fault of the provider',
    { type: 'returned', paymentReturn: broken },
    {
      posted: systemError,
      'posted without its id': { ...systemError, orderId: '' },
      unknown: systemError,
      'denied without an id': systemError,
      'system error': systemError,
      refused: systemError,
    },
  ],
  [
    'a denial of nobody knows what',
    { type: 'returned', paymentReturn: nameless },
    {
      posted: STATES['denied without an id'],
      'posted without its id': { ...STATES['denied without an id'], orderId: '' },
    },
  ],
  [
    'a denial of nobody knows what in another tab',
    { type: 'returned', paymentReturn: nameless, isElsewhere: true },
    {},
  ],
  [
    'an approval that names no order',
    { type: 'returned', paymentReturn: { ...approved, orderId: '' } },
    { 'posted without its id': { ...isReturned, orderId: '', paymentReturn: { ...approved, orderId: '' } } },
  ],
  [
    'the denial of another order',
    { type: 'returned', paymentReturn: { ...denied, orderId: 'FAC-2' }, isElsewhere: true },
    {},
  ],
  ['the record', { type: 'recorded' }, { returned: recorded, duplicate: recorded }],
  ['the word of a record before', { type: 'duplicate' }, { returned: duplicate }],
  ['a new try', { type: 'retry-record' }, { 'record failed': isReturned, refused: isReturned }],
  ['no record', { type: 'record-failed', failure }, { returned: STATES['record failed'] }],
  ['the cart cleared', { type: 'cart-cleared' }, { recorded: cleared, cleared }],
];

const states: readonly (readonly [name: string, attempt: PaymentAttempt])[] = Object.entries(STATES);

test.each(TABLE)('%s changes these states so, and no other', (_, event, changes) => {
  const changed = new Map<string, PaymentAttempt>(Object.entries(changes));
  for (const [name, before] of states) {
    const [after, expected] = [advance(before, event), changed.get(name)];
    if (expected) expect([name, after]).toEqual([name, expected]);
    else expect([name, after === before]).toEqual([name, true]);
  }
});

/** The states that satisfy a predicate. */
const those = (holds: (attempt: PaymentAttempt) => boolean): readonly string[] =>
  states.filter(([, attempt]) => holds(attempt)).map(([name]) => name);

test('the predicates of an attempt hold in these states, and in no other', () => {
  expect(those((attempt) => isLocked(attempt, soon))).toEqual([
    'checking',
    'creating',
    'cart created',
    'posted',
    'posted without its id',
    'returned',
  ]);
  expect(those((attempt) => isLocked(attempt, late))).toEqual([]);
  expect(those((attempt) => canStart(attempt, soon))).toEqual([
    'idle',
    'recorded',
    'cleared',
    'denied',
    'denied without an id',
    'system error',
    'failed',
  ]);
  expect(those(canRecord)).toEqual(['returned', 'record failed', 'refused']);
  expect(those(isFinal)).toEqual(['recorded', 'cleared', 'duplicate', 'denied']);
  expect(those(canStillBePaid)).toEqual([
    'denied',
    'denied without an id',
    'system error',
    'unknown',
    'unknown cart',
  ]);
});
