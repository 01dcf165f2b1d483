/**
 * One attempt to pay, as a state machine (decision 71, Payment attempt): idle → checking → creating → cart-created →
 * posted → returned → recorded, denied, duplicate … It is the only owner of the lock and of clearing the cart, and
 * plain JSON, so that it can be kept with the cart order. An event that does not fit the state changes nothing.
 */

import type { CartOrder } from '#features/checkout/rules/order.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { PaymentReturn } from './payment.ts';

type Started = {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
};
/** What the cart service made of the order, and the provider's id of it. */
export type PaidOrder = Started & { readonly cartOrder: CartOrder; readonly orderId: string };
type Returned = PaidOrder & { readonly paymentReturn: PaymentReturn };

export type PaymentAttempt =
  | { readonly state: 'idle' }
  /** Form, tax id and stock are being looked at; nothing has been sent yet. */
  | (Started & { readonly state: 'checking' })
  /** The order is on its way to the cart service. */
  | (Started & { readonly state: 'creating' })
  /** The cart service has the order; payment data is being fetched. `orderId` is '' until the post. */
  | (PaidOrder & { readonly state: 'cart-created' })
  /** The form has gone to the provider. */
  | (PaidOrder & { readonly state: 'posted' })
  /** The provider approved; its result is being recorded. */
  | (Returned & { readonly state: 'returned' })
  | (Returned & { readonly state: 'recorded'; readonly isCartCleared: boolean })
  /** The service had recorded it before: by a call whose answer was lost, or by somebody else. */
  | (Returned & { readonly state: 'duplicate' })
  /** `isCertain`: the return named this order. Without its name an approval may still follow. */
  | (Returned & { readonly state: 'denied'; readonly isCertain: boolean })
  /** The provider reported wrong data or an internal error (response 3). */
  | (Returned & { readonly state: 'system-error' })
  /** Approved, but recording it failed; may be sent again. */
  | (Returned & { readonly state: 'record-failed'; readonly failure: ServiceFailure })
  /** Ended before anything was posted: nothing can have been charged. */
  | (Started & { readonly state: 'failed' })
  /** An order or a payment may exist. Only the shopper's own choice leads on to another one. */
  | (Started & { readonly state: 'unknown'; readonly order: PaidOrder | undefined });

export type PaymentEvent =
  | { readonly type: 'start'; readonly now: Date }
  | { readonly type: 'cart-requested' }
  | { readonly type: 'cart-created'; readonly cartOrder: CartOrder }
  /** Sent before the form is, with the order id of the payment data. */
  | { readonly type: 'posted'; readonly orderId: string }
  /** A check, the cart service or the payment data said no, before the post. */
  | { readonly type: 'failed' }
  /** No answer came where one may have been given, or the shopper is back on the checkout page. */
  | { readonly type: 'lost' | 'came-back' }
  /** Time has passed: ends the lock when it is over. */
  | { readonly type: 'expired'; readonly now: Date }
  /** `isElsewhere`: in another tab than the one that posted. */
  | { readonly type: 'returned'; readonly paymentReturn: PaymentReturn; readonly isElsewhere?: boolean }
  | { readonly type: 'recorded' | 'duplicate' | 'retry-record' | 'cart-cleared' }
  | { readonly type: 'record-failed'; readonly failure: ServiceFailure }
  /** The shopper knows that a payment may exist and chooses to begin again. */
  | { readonly type: 'set-aside'; readonly now: Date };

export const IDLE: PaymentAttempt = { state: 'idle' };
/** A payment under way for this long is not waited for any more (decision 74, Pay button). */
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

/** Whether a payment is under way, so that no other may be started. */
export function isLocked(attempt: PaymentAttempt, now: Date): boolean {
  if (attempt.state === 'idle' || !LOCKING.has(attempt.state)) return false;
  // A clock that was set back must not lock for longer.
  return Math.abs(now.getTime() - attempt.startedAt) < LOCK_MILLISECONDS;
}

/** Whether a new attempt may begin: none is under way and none may have been paid without our knowing. */
export function canStart(attempt: PaymentAttempt, now: Date): boolean {
  return STARTABLE.has(attempt.state) && !isLocked(attempt, now);
}

/** Whether the result may be sent to the cart service. */
export function canRecord(attempt: PaymentAttempt): boolean {
  return attempt.state === 'returned' || attempt.state === 'record-failed';
}

/**
 * Whether the cart service refused this approval: its Resultado, stored like a status below any of HTTP, was above 2.
 * The approval may be made up, and nobody knows that it was one.
 */
export function isRefused(attempt: PaymentAttempt): boolean {
  if (attempt.state !== 'record-failed') return false;
  const { failure } = attempt;
  return failure.kind === 'http' && failure.status < 100;
}

/** Whether the cart is to be emptied now: recorded, and not done yet. */
export function clearsCart(attempt: PaymentAttempt): boolean {
  return attempt.state === 'recorded' && !attempt.isCartCleared;
}

/** The order a return may belong to; undefined before there is one. */
export function orderOf(attempt: PaymentAttempt): PaidOrder | undefined {
  if (attempt.state === 'unknown') return attempt.order;
  if (!('cartOrder' in attempt)) return undefined;
  const { startedAt, cartOrder, orderId } = attempt;
  return { startedAt, cartOrder, orderId };
}

/**
 * Recorded, duplicate and denied are final (decision 80, Recording); a denial that did not name the order is not, and
 * `isFinalFor` says for which returns another is.
 */
export function isFinal(attempt: PaymentAttempt): boolean {
  const { state } = attempt;
  return state === 'recorded' || state === 'duplicate' || (state === 'denied' && attempt.isCertain);
}

/**
 * Whether this return cannot change the outcome. A denial is final for its own transaction: the provider may let the
 * shopper try again, and the cart service verifies what is said of another transaction.
 */
export function isFinalFor(attempt: PaymentAttempt, paymentReturn: PaymentReturn): boolean {
  if (attempt.state !== 'denied' || paymentReturn.response !== '1') return isFinal(attempt);
  const { transactionId } = paymentReturn;
  return attempt.isCertain && (transactionId === '' || transactionId === attempt.paymentReturn.transactionId);
}

/**
 * Whether an approval may still come for an attempt that another takes the place of: nobody knows what became of it, or
 * another transaction follows its denial. It is to be kept, so that the return finds its order.
 */
export function canStillBePaid({ state }: PaymentAttempt): boolean {
  return state === 'unknown' || state === 'system-error' || state === 'denied';
}

/**
 * Whether a copy of the same attempt has come further than what is stored: a storage that was full on the way kept what
 * was there before the order, its order id or the approval.
 */
export function isMoreAdvanced(copy: PaymentAttempt, stored: PaymentAttempt): boolean {
  if (copy.state === 'idle' || stored.state === 'idle' || copy.startedAt !== stored.startedAt) return false;
  const [order, known] = [orderOf(copy), orderOf(stored)];
  if (order === undefined || isFinal(stored)) return false;
  if (known === undefined || (known.orderId === '' && order.orderId !== '')) return true;
  return canRecord(copy) && !canRecord(stored);
}

/** Whether the return is about the attempt's order: it has the same order id, or none was stored. */
export function belongsTo(paymentReturn: PaymentReturn, attempt: PaymentAttempt): boolean {
  const order = orderOf(attempt);
  // What has not been posted cannot have come back, whatever a return says (decision 71, Payment attempt).
  if (order === undefined || attempt.state === 'cart-created') return false;
  return order.orderId === '' || order.orderId === paymentReturn.orderId;
}

/**
 * What a return makes of the attempt. Nothing overtakes an approval or a final outcome, nor does another's order. What
 * denies without naming the order may be about any payment, or made up: it is believed in the tab that posted, while the
 * post is out; elsewhere the attempt stays what it is.
 */
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
  // An approval that the service refused is overtaken in the tab that posted, and may still be taken later.
  const isOvertaken = isRefused(attempt) && isNamed && !isElsewhere;
  if ((canRecord(attempt) && !isOvertaken) || (!belongs && paymentReturn.orderId !== '')) return attempt;
  if (!isNamed && (isElsewhere || attempt.state !== 'posted')) return attempt;
  const isCertain = isNamed && !isOvertaken;
  if (paymentReturn.response === '3') return { ...returned, state: 'system-error' };
  return { ...returned, state: 'denied', isCertain };
}

/** The page is back, or time is over, and no outcome came: what was sent may have worked, what was not cannot have. */
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

/** A refusal before the post: nothing was charged, and nothing will be. Later failures have other events. */
function afterFailure(attempt: PaymentAttempt): PaymentAttempt {
  switch (attempt.state) {
    case 'checking':
    case 'creating':
    case 'cart-created':
      return { state: 'failed', startedAt: attempt.startedAt };
    default:
      return attempt;
  }
}

/**
 * The explicit choice to begin again although a payment may exist; a recording under way is waited for. A duplicate is
 * such a payment: the service knew it before, perhaps from an answer that this browser never got.
 */
function afterSettingAside(attempt: PaymentAttempt, now: Date): PaymentAttempt {
  const isOpen = attempt.state === 'unknown' || attempt.state === 'duplicate' || canRecord(attempt);
  return isOpen && !isLocked(attempt, now) ? IDLE : attempt;
}

/** The way up to the post. */
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

/** The way from an approval to its record. */
function record(attempt: PaymentAttempt, event: PaymentEvent): PaymentAttempt {
  if (event.type === 'cart-cleared') {
    return attempt.state === 'recorded' ? { ...attempt, isCartCleared: true } : attempt;
  }
  if (event.type === 'retry-record' && attempt.state === 'record-failed') {
    const { failure: _, ...returned } = attempt;
    return { ...returned, state: 'returned' };
  }
  // Two tabs that share no lock send the same approval: the answer to the second may come before that to the first.
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

/** The attempt after an event; the same object when the event does not fit its state. */
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
