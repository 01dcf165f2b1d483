/**
 * Completes a payment on /pago and /pago-exito (checkout §4, Payment return; decision 79, Payment return; decision 80,
 * Recording): reads the query once, removes it from the address, and records an approval.
 */
import { atom } from 'nanostores';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import {
  belongsTo,
  canRecord,
  isFinal,
  orderOf,
  type PaymentAttempt,
} from '#features/payment/rules/payment-attempt.ts';
import {
  evaluateReturn,
  isReturnOfAttempt,
  outcomeOfRecord,
  readPaymentReturn,
  redactReturn,
} from '#features/payment/rules/payment-return.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { $orders, $ownOrders, isOwnSummary, isPaidOrder, type PlacedOrder } from './order-history.ts';
import { type RecordService, recordAtService } from './order-services.ts';
import { announcePurchase } from './ordered-cart.ts';
import { isPostedHere, recoverCopy } from './payment-attempt.ts';
import { announceSettled, waitForSettled, withRecordingLock } from './payment-lock.ts';
import {
  currentPayment,
  paymentWithoutResult,
  type StoredPayment,
  storedPaymentOf,
} from './payment-of-return.ts';
import { outcomeOf, outcomeOfPast, type PaymentOutcome, recordFailed } from './payment-outcome.ts';
import { settleReturn } from './settle-return.ts';
import { forgetUnpaidOrder } from './unpaid-orders.ts';

export const $paymentOutcome = atom<PaymentOutcome>({ kind: 'idle' });

/** Whether a past payment had this return. */
function isReturnOf(attempt: PaymentAttempt, paymentReturn: PaymentReturn): boolean {
  if (orderOf(attempt)?.orderId !== '') return belongsTo(paymentReturn, attempt);
  if (!('paymentReturn' in attempt)) return false;
  const { orderId, transactionId } = attempt.paymentReturn;
  return orderId === paymentReturn.orderId && transactionId === paymentReturn.transactionId;
}

/** The paid order of the history that the return, or no return, is about. */
function pastOrder(paymentReturn: PaymentReturn | undefined, slot: StoredPayment): PlacedOrder | undefined {
  if (paymentReturn) {
    const paid = $orders.get().filter(isPaidOrder);
    return paid.find(({ attempt }) => attempt !== undefined && isReturnOf(attempt, paymentReturn));
  }
  const isFree = slot.read().attempt.state === 'idle';
  return isFree ? $ownOrders.get().find(isPaidOrder) : undefined;
}

/** Settles a page without a return; shows other users only that an approval waits for its record. */
function settleUnrequested(slot: StoredPayment): PaymentOutcome {
  const { summary } = slot.read();
  const outcome = settleReturn(slot);
  return isOwnSummary(summary) || outcome.kind === 'record-failed' ? outcome : { kind: 'nothing' };
}

/** Records the approval, unless another tab has done it. */
async function recordApproval(record: RecordService, slot: StoredPayment): Promise<PaymentOutcome> {
  const { attempt } = slot.read();
  if (!canRecord(attempt) || !('paymentReturn' in attempt)) return adoptOtherTabResult(slot);
  const { cartOrder, paymentReturn } = attempt;
  forgetUnpaidOrder(cartOrder);
  // The first answer may have been lost; this one then confirms it.
  const wasUnanswered = attempt.state === 'record-failed' && attempt.failure.kind === 'network';
  slot.advance({ type: 'retry-record' });
  const answer = await record({ cartOrder, paymentReturn });
  if (!answer.ok) return failRecord(answer.failure, slot);
  const outcome = outcomeOfRecord(answer.value.result);
  if (outcome === 'error') {
    // A `Resultado` above 2 is shown like an HTTP status.
    return failRecord({ kind: 'http', status: answer.value.result, message: answer.value.message }, slot);
  }
  const past = outcome === 'duplicate' ? pastOrder(paymentReturn, slot) : undefined;
  if (past) return ownRecord(past, slot);
  slot.advance({ type: outcome });
  const result = settleReturn(slot);
  const isUnanswered = wasUnanswered || answer.value.isRepeated === true;
  if ('order' in result && (outcome === 'recorded' || isUnanswered)) announcePurchase(result.order.summary);
  await announceSettled(cartOrder.cartId);
  return result;
}

/** The earlier record was this browser's own, of a tab without a shared lock. */
function ownRecord(order: PlacedOrder, slot: StoredPayment): PaymentOutcome {
  const paid = order.attempt && orderOf(order.attempt);
  const isSame = orderOf(slot.read().attempt)?.cartOrder.cartId === paid?.cartOrder.cartId;
  const outcome = outcomeOfPast(order);
  if (isSame && outcome.kind === 'recorded') slot.forget();
  return outcome;
}

function failRecord(failure: ServiceFailure, slot: StoredPayment): PaymentOutcome {
  slot.advance({ type: 'record-failed', failure });
  return settleReturn(slot);
}

/** Adopts the result of another tab, and finishes its remaining steps. */
function adoptOtherTabResult(slot: StoredPayment): PaymentOutcome {
  if (slot.read().attempt.state !== 'idle') return settleReturn(slot);
  const past = pastOrder(undefined, slot);
  return past ? outcomeOfPast(past) : { kind: 'nothing' };
}

/** Waits until the result of another tab is visible here. */
async function seeOutcome(paymentReturn: PaymentReturn | undefined): Promise<void> {
  const cartId = orderOf(storedPaymentOf(paymentReturn).read().attempt)?.cartOrder.cartId;
  if (cartId === undefined) return;
  await waitForSettled(cartId, () => {
    const { attempt } = storedPaymentOf(paymentReturn).read();
    return orderOf(attempt)?.cartOrder.cartId !== cartId || isFinal(attempt);
  });
}

/** The payment of the page, which 'Reintentar' continues. */
let pagePayment: StoredPayment = currentPayment;

/** Reads, evaluates and records the return; runs under the lock of all tabs. */
async function processReturn(record: RecordService): Promise<PaymentOutcome> {
  recoverCopy();
  const hasQuery = location.search !== '';
  const paymentReturn = readPaymentReturn(new URLSearchParams(location.search));
  await seeOutcome(paymentReturn);
  const slot = storedPaymentOf(paymentReturn);
  pagePayment = slot;
  const past = pastOrder(paymentReturn, slot);
  // Stored before it is removed from the address.
  if (paymentReturn && !past) {
    slot.advance({ type: 'returned', paymentReturn, isElsewhere: !isPostedHere(slot.read().attempt) });
  }
  if (hasQuery) history.replaceState(history.state, '', location.pathname + location.hash);
  // A query that is no return calls nothing (decision 79, Payment return).
  if (hasQuery && !paymentReturn) return withoutResult();
  if (past) return outcomeOfPast(past);
  const { attempt } = slot.read();
  const verdict = evaluateReturn(paymentReturn, attempt);
  if (verdict === 'record') return recordApproval(record, slot);
  if (verdict === 'stored-outcome') return paymentReturn ? settleReturn(slot) : settleUnrequested(slot);
  if (!paymentReturn) return withoutResult();
  if (verdict === 'nothing') return withoutResult(redactReturn(paymentReturn));
  const isOwn = isReturnOfAttempt(paymentReturn, attempt);
  return { kind: verdict, paymentReturn: isOwn ? paymentReturn : redactReturn(paymentReturn) };
}

/** A posted payment without a result is unknown, never nothing (decision 200, Return without a result). */
function withoutResult(paymentReturn?: PaymentReturn): PaymentOutcome {
  const posted = paymentWithoutResult();
  const outcome: PaymentOutcome = posted ? outcomeOf(posted) : { kind: 'nothing' };
  const isShown = outcome.kind === 'unknown' || outcome.kind === 'nothing';
  return isShown && paymentReturn ? { ...outcome, paymentReturn } : outcome;
}

/** The outcome after an error in our code: an approval may be recorded again. */
function outcomeAfterError(): PaymentOutcome {
  const { attempt } = pagePayment.read();
  if (!canRecord(attempt) || !('paymentReturn' in attempt)) return withoutResult();
  return recordFailed({ kind: 'unexpected', path: '' }, attempt.paymentReturn, pagePayment.read());
}

let isRunning = false;

/** Shows 'processing' and then the outcome; once at a time. */
async function process(work: () => Promise<PaymentOutcome>): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  $paymentOutcome.set({ kind: 'processing' });
  try {
    $paymentOutcome.set(await work());
  } catch (error) {
    // An error in our code: logged for developers, with advice for the shopper.
    console.error(error);
    $paymentOutcome.set(outcomeAfterError());
  } finally {
    isRunning = false;
  }
}

/** Completes the payment of the page; sets `$paymentOutcome`. */
export function completePayment(record: RecordService = recordAtService): Promise<void> {
  return process(() => withRecordingLock(() => processReturn(record)));
}

/** 'Reintentar': records a failed approval again with the same body. */
export function retryRecord(record: RecordService = recordAtService): Promise<void> {
  return process(() => withRecordingLock(() => recordApproval(record, pagePayment)));
}
