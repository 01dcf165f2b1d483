/**
 * What happens on /pago and /pago-exito (checkout §4, Payment return; decisions 79, 80): the query is read once and
 * taken out of the address, an approval is recorded with the cart service, and only its word clears the cart. The one
 * place that completes a payment.
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
import { $orders, isPaidOrder, type PlacedOrder } from './order-history.ts';
import { type RecordService, recordAtService } from './order-services.ts';
import { $ownOrders, isOwnSummary } from './own-orders.ts';
import { isPostedHere, recoverCopy } from './payment-attempt.ts';
import { withRecordingLock } from './payment-lock.ts';
import {
  currentPayment,
  paymentWithoutResult,
  type StoredPayment,
  storedPaymentOf,
} from './payment-of-return.ts';
import { outcomeOf, outcomeOfPast, type PaymentOutcome, recordFailed } from './payment-outcome.ts';
import { announcePurchase } from './purchase.ts';
import { settleReturn } from './settle-return.ts';
import { announceSettled, waitForSettled } from './settled-payments.ts';
import { forgetUnpaidOrder } from './unpaid-orders.ts';

export const $paymentOutcome = atom<PaymentOutcome>({ kind: 'idle' });

/** Whether a payment of the history had this very return; one that was kept without its order id needs the rest too. */
function isReturnOf(attempt: PaymentAttempt, paymentReturn: PaymentReturn): boolean {
  if (orderOf(attempt)?.orderId !== '') return belongsTo(paymentReturn, attempt);
  if (!('paymentReturn' in attempt)) return false;
  const { orderId, transactionId } = attempt.paymentReturn;
  return orderId === paymentReturn.orderId && transactionId === paymentReturn.transactionId;
}

/** The paid order of the history that this return, or no return at all, is about. */
function pastOrder(paymentReturn: PaymentReturn | undefined, slot: StoredPayment): PlacedOrder | undefined {
  if (paymentReturn) {
    const paid = $orders.get().filter(isPaidOrder);
    return paid.find(({ attempt }) => attempt !== undefined && isReturnOf(attempt, paymentReturn));
  }
  const isFree = slot.read().attempt.state === 'idle';
  return isFree ? $ownOrders.get().find(isPaidOrder) : undefined;
}

/** Settles a page without a return: shows other people nothing but that an approval waits for its record. */
function settleUnrequested(slot: StoredPayment): PaymentOutcome {
  const { summary } = slot.read();
  const outcome = settleReturn(slot);
  return isOwnSummary(summary) || outcome.kind === 'record-failed' ? outcome : { kind: 'nothing' };
}

/** Sends the approval to the cart service, unless another tab has done it. */
async function recordApproval(record: RecordService, slot: StoredPayment): Promise<PaymentOutcome> {
  const { attempt } = slot.read();
  if (!canRecord(attempt) || !('paymentReturn' in attempt)) return adoptOtherTabResult(slot);
  const { cartOrder, paymentReturn } = attempt;
  forgetUnpaidOrder(cartOrder);
  // Its own record may have been the first one, whose answer was lost: then it is confirmed now.
  const wasUnanswered = attempt.state === 'record-failed' && attempt.failure.kind === 'network';
  slot.advance({ type: 'retry-record' });
  const answer = await record({ cartOrder, paymentReturn });
  if (!answer.ok) return failRecord(answer.failure, slot);
  const outcome = outcomeOfRecord(answer.value.result);
  if (outcome === 'error') {
    // A Resultado above 2 is shown like an HTTP status.
    return failRecord({ kind: 'http', status: answer.value.result, message: answer.value.message }, slot);
  }
  const past = outcome === 'duplicate' ? pastOrder(paymentReturn, slot) : undefined;
  if (past) return ownRecord(past, slot);
  slot.advance({ type: outcome });
  const settled = settleReturn(slot);
  const isUnanswered = wasUnanswered || answer.value.isRepeated === true;
  if ('order' in settled && (outcome === 'recorded' || isUnanswered)) announcePurchase(settled.order.summary);
  await announceSettled(cartOrder.cartId);
  return settled;
}

/** The record that was there before is this browser's own, of a tab that no lock could be shared with. */
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

/** What came of a payment that another tab has recorded meanwhile; what that left undone is done here. */
function adoptOtherTabResult(slot: StoredPayment): PaymentOutcome {
  if (slot.read().attempt.state !== 'idle') return settleReturn(slot);
  const past = pastOrder(undefined, slot);
  return past ? outcomeOfPast(past) : { kind: 'nothing' };
}

/** Waits until the outcome that a tab before this one came to is to be seen here too. */
async function seeOutcome(paymentReturn: PaymentReturn | undefined): Promise<void> {
  const cartId = orderOf(storedPaymentOf(paymentReturn).read().attempt)?.cartOrder.cartId;
  if (cartId === undefined) return;
  await waitForSettled(cartId, () => {
    const { attempt } = storedPaymentOf(paymentReturn).read();
    return orderOf(attempt)?.cartOrder.cartId !== cartId || isFinal(attempt);
  });
}

/** The payment that the page is about; 'Reintentar' goes on with it. */
let judged: StoredPayment = currentPayment;

/** Reads, judges and records, alone among the tabs: what another has settled meanwhile is read, not judged again. */
async function judge(record: RecordService): Promise<PaymentOutcome> {
  recoverCopy();
  const hasQuery = location.search !== '';
  const paymentReturn = readPaymentReturn(new URLSearchParams(location.search));
  await seeOutcome(paymentReturn);
  const slot = storedPaymentOf(paymentReturn);
  judged = slot;
  const past = pastOrder(paymentReturn, slot);
  // Remembered with its attempt before it goes out of the address bar.
  if (paymentReturn && !past) {
    slot.advance({ type: 'returned', paymentReturn, isElsewhere: !isPostedHere(slot.read().attempt) });
  }
  if (hasQuery) history.replaceState(history.state, '', location.pathname + location.hash);
  // A query that is no return is not the same as none: it calls nothing and shows no outcome (decision 79).
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

/** Without a result for it, a posted payment is unknown, never nothing (decision 200, Return without a result). */
function withoutResult(paymentReturn?: PaymentReturn): PaymentOutcome {
  const posted = paymentWithoutResult();
  const outcome: PaymentOutcome = posted ? outcomeOf(posted) : { kind: 'nothing' };
  const isShown = outcome.kind === 'unknown' || outcome.kind === 'nothing';
  return isShown && paymentReturn ? { ...outcome, paymentReturn } : outcome;
}

/** What is said where the work itself broke off: an approval is not lost, and may be sent again. */
function brokenOff(): PaymentOutcome {
  const { attempt } = judged.read();
  if (!canRecord(attempt) || !('paymentReturn' in attempt)) return withoutResult();
  return recordFailed({ kind: 'unexpected', path: '' }, attempt.paymentReturn, judged.read());
}

let isRunning = false;

/** Shows 'processing' and then what came of it; once at a time. */
async function process(work: () => Promise<PaymentOutcome>): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  $paymentOutcome.set({ kind: 'processing' });
  try {
    $paymentOutcome.set(await work());
  } catch (error) {
    // An error in our code: the shopper is advised, and developers find it here.
    console.error(error);
    $paymentOutcome.set(brokenOff());
  } finally {
    isRunning = false;
  }
}

/** Does what the page has come for; the outcome is in `$paymentOutcome`. */
export function completePayment(record: RecordService = recordAtService): Promise<void> {
  return process(() => withRecordingLock(() => judge(record)));
}

/** 'Reintentar': the same body again, for an approval whose record failed. */
export function retryRecord(record: RecordService = recordAtService): Promise<void> {
  return process(() => withRecordingLock(() => recordApproval(record, judged)));
}
