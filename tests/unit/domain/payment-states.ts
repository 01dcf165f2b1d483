/** A payment attempt in each of its states, and the returns that led there, for tests of the machine and of what is stored. */
import { IDLE, type PaymentAttempt } from '#domain/payment/payment-attempt.ts';
import { cartOrder, denied, failure, start } from './payment-events.ts';
import { approved } from './samples.ts';

const startedAt = start.getTime();
export const order = { startedAt, cartOrder, orderId: 'FAC-1' };
const returned = { ...order, paymentReturn: approved };
const refusal = { kind: 'http', status: 5, message: '' } as const;
/** A denial that names no order. */
export const nameless = { ...denied, orderId: '' };
export const broken = { ...approved, response: '3' } as const;

export const STATES = {
  idle: IDLE,
  checking: { startedAt, state: 'checking' },
  creating: { startedAt, state: 'creating' },
  'cart created': { ...order, orderId: '', state: 'cart-created' },
  posted: { ...order, state: 'posted' },
  'posted without its id': { ...order, orderId: '', state: 'posted' },
  returned: { ...returned, state: 'returned' },
  recorded: { ...returned, state: 'recorded', isCartCleared: false },
  cleared: { ...returned, state: 'recorded', isCartCleared: true },
  duplicate: { ...returned, state: 'duplicate' },
  denied: { ...order, paymentReturn: denied, state: 'denied', isCertain: true },
  'denied by whom': { ...order, paymentReturn: nameless, state: 'denied', isCertain: false },
  'system error': { ...order, paymentReturn: broken, state: 'system-error' },
  'record failed': { ...returned, state: 'record-failed', failure },
  refused: { ...returned, state: 'record-failed', failure: refusal },
  failed: { startedAt, state: 'failed' },
  unknown: { startedAt, state: 'unknown', order },
  'unknown cart': { startedAt, state: 'unknown', order: undefined },
} as const satisfies Record<string, PaymentAttempt>;
