/** A payment attempt as a state machine (decision 71, Payment attempt); an event that does not fit changes nothing. */
import * as z from 'zod/mini';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { type CartOrder, cartOrderSchema, type PaymentReturn, paymentReturnSchema } from './payment.ts';

const failureSchema = z.union([
  z.object({ kind: z.enum(['network', 'aborted']) }),
  z.object({ kind: z.literal('http'), status: z.number(), message: z.string() }),
  z.object({ kind: z.literal('not-json'), status: z.number() }),
  z.object({ kind: z.literal('unexpected'), path: z.string(), message: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);

/** Milliseconds since 1970. */
const started = { startedAt: z.number() };
/** The cart service's record of the order, and the provider's order id. */
const paid = { ...started, cartOrder: cartOrderSchema, orderId: z.string() };
const paidOrderSchema = z.object(paid);
const returned = { ...paid, paymentReturn: paymentReturnSchema };

export const attemptSchema = z.union([
  z.object({ state: z.literal('idle') }),
  /** Form, tax id and stock are checked; nothing has been sent. */
  z.object({ ...started, state: z.literal('checking') }),
  /** The order is sent to the cart service. */
  z.object({ ...started, state: z.literal('creating') }),
  /** Payment data is fetched; `orderId` is '' until the post. */
  z.object({ ...paid, state: z.literal('cart-created') }),
  /** The form was posted to the provider. */
  z.object({ ...paid, state: z.literal('posted') }),
  /** The provider approved; the result is recorded. */
  z.object({ ...returned, state: z.literal('returned') }),
  z.object({ ...returned, state: z.literal('recorded'), isCartCleared: z.boolean() }),
  /** The service had recorded it before. */
  z.object({ ...returned, state: z.literal('duplicate') }),
  /** `isCertain`: the return named this order. Otherwise an approval may follow. */
  z.object({ ...returned, state: z.literal('denied'), isCertain: z.boolean() }),
  /** The provider reported wrong data or an internal error (response 3). */
  z.object({ ...returned, state: z.literal('system-error') }),
  /** Approved, but recording failed; may be repeated. */
  z.object({ ...returned, state: z.literal('record-failed'), failure: failureSchema }),
  /** Ended before the post: nothing was charged. */
  z.object({ ...started, state: z.literal('failed') }),
  /** An order or payment may exist; only the shopper can start another. */
  z.object({ ...started, state: z.literal('unknown'), order: z.optional(paidOrderSchema) }),
]);
export type PaymentAttempt = Readonly<z.infer<typeof attemptSchema>>;
type PaidOrder = Readonly<z.infer<typeof paidOrderSchema>>;

export type PaymentEvent =
  | { readonly type: 'start'; readonly now: Date }
  | { readonly type: 'cart-requested' }
  | { readonly type: 'cart-created'; readonly cartOrder: CartOrder }
  /** Before the form is posted, with the order id of the payment data. */
  | { readonly type: 'posted'; readonly orderId: string }
  /** A check or a service refused before the post. */
  | { readonly type: 'failed' }
  /** No answer to a call that may have worked, or the shopper is on the checkout page again. */
  | { readonly type: 'lost' | 'came-back' }
  /** Ends the lock after its time. */
  | { readonly type: 'expired'; readonly now: Date }
  /** `isElsewhere`: in another tab than the post. */
  | { readonly type: 'returned'; readonly paymentReturn: PaymentReturn; readonly isElsewhere?: boolean }
  | { readonly type: 'recorded' | 'duplicate' | 'retry-record' | 'cart-cleared' }
  | { readonly type: 'record-failed'; readonly failure: ServiceFailure }
  /** The shopper chooses to start again although a payment may exist. */
  | { readonly type: 'set-aside'; readonly now: Date };

export const IDLE: PaymentAttempt = { state: 'idle' };
/** The longest lock of an attempt (decision 74, Pay button). */
export const LOCK_MILLISECONDS = 15 * 60 * 1000;

type State = PaymentAttempt['state'];
const LOCKING: ReadonlySet<State> = new Set(['checking', 'creating', 'cart-created', 'posted', 'returned']);
const STARTABLE: ReadonlySet<State> = new Set([
  'idle',
  'checking',
  'cart-created',
  'failed',
  'recorded',
  'denied',
  'system-error',
]);

/** Whether a payment is running that blocks others. */
export function isLocked(attempt: PaymentAttempt, now: Date): boolean {
  if (attempt.state === 'idle' || !LOCKING.has(attempt.state)) return false;
  // A clock that was set back must not extend the lock.
  return Math.abs(now.getTime() - attempt.startedAt) < LOCK_MILLISECONDS;
}

/** Whether a new attempt may start: none is running or may have been paid unnoticed. */
export function canStart(attempt: PaymentAttempt, now: Date): boolean {
  return STARTABLE.has(attempt.state) && !isLocked(attempt, now);
}

/** Whether the result may be sent to the cart service. */
export function canRecord(attempt: PaymentAttempt): boolean {
  return attempt.state === 'returned' || attempt.state === 'record-failed';
}

/** Whether the cart service refused this approval, by a `Resultado` above 2, stored as a status below 100. */
export function isRefused(attempt: PaymentAttempt): boolean {
  if (attempt.state !== 'record-failed') return false;
  const { failure } = attempt;
  return failure.kind === 'http' && failure.status < 100;
}

/** Whether the cart must be cleared now. */
export function clearsCart(attempt: PaymentAttempt): boolean {
  return attempt.state === 'recorded' && !attempt.isCartCleared;
}

/** The order of the attempt; undefined before it exists. */
export function orderOf(attempt: PaymentAttempt): PaidOrder | undefined {
  if (attempt.state === 'unknown') return attempt.order;
  if (!('cartOrder' in attempt)) return undefined;
  const { startedAt, cartOrder, orderId } = attempt;
  return { startedAt, cartOrder, orderId };
}

/** Whether the outcome is final (decision 80, Recording); a denial is only if it named the order. */
export function isFinal(attempt: PaymentAttempt): boolean {
  const { state } = attempt;
  return state === 'recorded' || state === 'duplicate' || (state === 'denied' && attempt.isCertain);
}

/** Whether this return cannot change the outcome; the provider may allow another transaction after a denial. */
export function isFinalFor(attempt: PaymentAttempt, paymentReturn: PaymentReturn): boolean {
  if (attempt.state !== 'denied' || paymentReturn.response !== '1') return isFinal(attempt);
  const { transactionId } = paymentReturn;
  return attempt.isCertain && (transactionId === '' || transactionId === attempt.paymentReturn.transactionId);
}

/** Whether a replaced attempt may still be approved, so that it must be kept. */
export function canStillBePaid({ state }: PaymentAttempt): boolean {
  return state === 'unknown' || state === 'system-error' || state === 'denied';
}

/** Whether a copy of the attempt is further than the stored one, because the storage was full. */
export function isMoreAdvanced(copy: PaymentAttempt, stored: PaymentAttempt): boolean {
  if (copy.state === 'idle' || stored.state === 'idle' || copy.startedAt !== stored.startedAt) return false;
  const [order, known] = [orderOf(copy), orderOf(stored)];
  if (order === undefined || isFinal(stored)) return false;
  if (known === undefined || (known.orderId === '' && order.orderId !== '')) return true;
  return canRecord(copy) && !canRecord(stored);
}

/** Whether the return is about the attempt's order: same order id, or none stored. */
export function belongsTo(paymentReturn: PaymentReturn, attempt: PaymentAttempt): boolean {
  const order = orderOf(attempt);
  // Nothing returns before the post (decision 71, Payment attempt).
  if (order === undefined || attempt.state === 'cart-created') return false;
  return order.orderId === '' || order.orderId === paymentReturn.orderId;
}

/** The attempt after a return; a denial without an order id counts only in the tab that posted, until it has a result. */
function afterReturn(
  attempt: PaymentAttempt,
  paymentReturn: PaymentReturn,
  isElsewhere: boolean,
): PaymentAttempt {
  const order = orderOf(attempt);
  if (!order || isFinalFor(attempt, paymentReturn) || attempt.state === 'cart-created') return attempt;
  const { startedAt, cartOrder, orderId } = order;
  const returned = { startedAt, cartOrder, orderId, paymentReturn };
  const belongs = belongsTo(paymentReturn, attempt);
  if (paymentReturn.response === '1') {
    return belongs ? { ...returned, state: 'returned' } : attempt;
  }
  const isNamed = belongs && orderId !== '';
  // A denial replaces a refused approval in the tab that posted, and may be replaced again.
  const isOvertaken = isRefused(attempt) && isNamed && !isElsewhere;
  if ((canRecord(attempt) && !isOvertaken) || (!belongs && paymentReturn.orderId !== '')) return attempt;
  if (!isNamed && (isElsewhere || attempt.state !== 'posted')) return attempt;
  const isCertain = isNamed && !isOvertaken;
  if (paymentReturn.response === '3') return { ...returned, state: 'system-error' };
  return { ...returned, state: 'denied', isCertain };
}

/** The attempt after a return to the page or the end of its time: sent calls may have worked, others cannot. */
function afterLoss(attempt: PaymentAttempt): PaymentAttempt {
  switch (attempt.state) {
    case 'checking':
    case 'cart-created':
      return { state: 'failed', startedAt: attempt.startedAt };
    case 'creating':
      return { state: 'unknown', startedAt: attempt.startedAt, order: undefined };
    case 'posted':
      return { state: 'unknown', startedAt: attempt.startedAt, order: orderOf(attempt) };
    default:
      return attempt;
  }
}

/** The attempt after a refusal before the post: nothing was or will be charged. */
function afterFailure(attempt: PaymentAttempt): PaymentAttempt {
  const isBeforePost = ['checking', 'creating', 'cart-created'].includes(attempt.state);
  return isBeforePost && 'startedAt' in attempt ? { state: 'failed', startedAt: attempt.startedAt } : attempt;
}

/** The attempt after the shopper's choice to start again; unchanged while a record is running. */
function afterSettingAside(attempt: PaymentAttempt, now: Date): PaymentAttempt {
  const isOpen = attempt.state === 'unknown' || attempt.state === 'duplicate' || canRecord(attempt);
  return isOpen && !isLocked(attempt, now) ? IDLE : attempt;
}

/** Events up to the post. */
function forward(attempt: PaymentAttempt, event: PaymentEvent): PaymentAttempt {
  switch (event.type) {
    case 'start':
      return canStart(attempt, event.now) ? { state: 'checking', startedAt: event.now.getTime() } : attempt;
    case 'cart-requested':
      return attempt.state === 'checking' ? { ...attempt, state: 'creating' } : attempt;
    case 'cart-created':
      return attempt.state === 'creating'
        ? { ...attempt, state: 'cart-created', cartOrder: event.cartOrder, orderId: '' }
        : attempt;
    case 'posted':
      return attempt.state === 'cart-created'
        ? { ...attempt, state: 'posted', orderId: event.orderId }
        : attempt;
    default:
      return attempt;
  }
}

/** Events from the approval to its record. */
function record(attempt: PaymentAttempt, event: PaymentEvent): PaymentAttempt {
  if (event.type === 'cart-cleared') {
    return attempt.state === 'recorded' ? { ...attempt, isCartCleared: true } : attempt;
  }
  if (event.type === 'retry-record' && attempt.state === 'record-failed') {
    const { failure: _, ...returned } = attempt;
    return { ...returned, state: 'returned' };
  }
  // Two tabs without a shared lock may record the same approval; the second answer may arrive first.
  if (event.type === 'recorded' && attempt.state === 'duplicate') {
    return { ...attempt, state: 'recorded', isCartCleared: false };
  }
  if (attempt.state !== 'returned') return attempt;
  switch (event.type) {
    case 'recorded':
      return { ...attempt, state: 'recorded', isCartCleared: false };
    case 'duplicate':
      return { ...attempt, state: 'duplicate' };
    case 'record-failed':
      return { ...attempt, state: 'record-failed', failure: event.failure };
    default:
      return attempt;
  }
}

/** The attempt after an event; the same object if it does not fit. */
export function advance(attempt: PaymentAttempt, event: PaymentEvent): PaymentAttempt {
  switch (event.type) {
    case 'failed':
      return afterFailure(attempt);
    case 'lost':
    case 'came-back':
      return afterLoss(attempt);
    case 'expired':
      return isLocked(attempt, event.now) ? attempt : afterLoss(attempt);
    case 'set-aside':
      return afterSettingAside(attempt, event.now);
    case 'returned':
      return afterReturn(attempt, event.paymentReturn, event.isElsewhere === true);
    default:
      return record(forward(attempt, event), event);
  }
}
