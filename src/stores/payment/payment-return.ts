/**
 * What happens on /pago and /pago-exito (checkout §4, Payment return; decisions 79, 80): the query is read once and
 * taken out of the address, an approval is recorded with the cart service, and only its word clears the cart. The one
 * place that completes a payment.
 */
import { atom } from 'nanostores';
import type { ServiceFailure } from '#domain/page/failure.ts';
import type { PaymentReturn } from '#domain/payment/payment.ts';
import {
  belongsTo,
  clearsCart,
  isFinal,
  mayRecord,
  orderOf,
  type PaymentAttempt,
} from '#domain/payment/payment-attempt.ts';
import {
  isReturnOfAttempt,
  judgeReturn,
  namesOtherAmount,
  outcomeOfRecord,
  readPaymentReturn,
  strangersReturn,
} from '#domain/payment/payment-return.ts';
import { resetCheckoutForm } from '#stores/checkout/checkout-form.ts';
import {
  $orders,
  isPaidOrder,
  keepAgain,
  keepOrder,
  ORDER_HISTORY_KEY,
  type PlacedOrder,
} from '#stores/payment/order-history.ts';
import { type RecordService, recordLive } from '#stores/payment/order-services.ts';
import { clearOrdered } from '#stores/payment/ordered-cart.ts';
import { $ownOrders, isOwnSummary, shownOrder } from '#stores/payment/own-orders.ts';
import { isOnDevice, takesWrites } from '#stores/storage/device-storage.ts';
import { isPostedHere, recoverCopy } from './payment-attempt.ts';
import { withRecordingLock } from './payment-lock.ts';
import { currentSlot, type PaymentSlot, slotOf } from './payment-slot.ts';
import { tellPurchase } from './purchase.ts';
import { seeSettled, tellSettled } from './settled-payments.ts';

export type PaymentOutcome =
  /** The page has not looked yet. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  /** 'No hay un pago por validar'; an approval that belongs to no stored order brings what the bank said of it. */
  | { readonly kind: 'nothing'; readonly paymentReturn?: PaymentReturn }
  | { readonly kind: 'denied' | 'system-error'; readonly paymentReturn: PaymentReturn }
  /** Paid and known to the service before; the cart stays. */
  | { readonly kind: 'duplicate'; readonly order: PlacedOrder }
  | { readonly kind: 'recorded'; readonly order: PlacedOrder }
  /** Approved but not recorded: to be sent again with the same body. */
  | {
      readonly kind: 'record-failed';
      readonly failure: ServiceFailure;
      readonly paymentReturn: PaymentReturn;
      /** The bank names another amount than the order's: nothing says yet that the order is paid. */
      readonly isOtherAmount: boolean;
    };

export const IDLE_OUTCOME: PaymentOutcome = { kind: 'idle' };
export const $paymentOutcome = atom<PaymentOutcome>(IDLE_OUTCOME);

/** Whether a payment of the history had this very return; one that was kept without its order id needs the rest too. */
function isReturnOf(attempt: PaymentAttempt, paymentReturn: PaymentReturn): boolean {
  if (orderOf(attempt)?.orderId !== '') return belongsTo(paymentReturn, attempt);
  if (!('paymentReturn' in attempt)) return false;
  const { orderId, transactionId } = attempt.paymentReturn;
  return orderId === paymentReturn.orderId && transactionId === paymentReturn.transactionId;
}

/** The paid order of the history that this return, or no return at all, is about. */
function pastOrder(paymentReturn: PaymentReturn | undefined, slot: PaymentSlot): PlacedOrder | undefined {
  if (paymentReturn) {
    const paid = $orders.get().filter(isPaidOrder);
    return paid.find(({ attempt }) => attempt !== undefined && isReturnOf(attempt, paymentReturn));
  }
  const isFree = slot.read().attempt.state === 'idle';
  return isFree ? $ownOrders.get().find(isPaidOrder) : undefined;
}

function storedOutcome(attempt: PaymentAttempt, slot: PaymentSlot): PaymentOutcome {
  switch (attempt.state) {
    case 'denied':
    case 'system-error':
      return { kind: attempt.state, paymentReturn: attempt.paymentReturn };
    case 'duplicate': {
      const order = placedOrder(attempt, slot);
      keepOrder(order);
      return { kind: 'duplicate', order };
    }
    case 'record-failed':
      return recordFailed(attempt.failure, attempt.paymentReturn, slot);
    case 'recorded':
      return { kind: 'recorded', order: finish(attempt, slot) };
    default:
      return { kind: 'nothing' };
  }
}

function recordFailed(
  failure: ServiceFailure,
  paymentReturn: PaymentReturn,
  slot: PaymentSlot,
): PaymentOutcome {
  const isOtherAmount = namesOtherAmount(paymentReturn, slot.read().summary?.total);
  return { kind: 'record-failed', failure, paymentReturn, isOtherAmount };
}

/** What came of a payment of the history; what was ordered is shown to who ordered it. */
function outcomeOfPast(order: PlacedOrder): PaymentOutcome {
  return {
    kind: order.attempt?.state === 'duplicate' ? 'duplicate' : 'recorded',
    order: shownOrder(order),
  };
}

/** What was stored of a payment: to somebody else, nothing but that an approval waits for its record. */
function outcomeToTell(attempt: PaymentAttempt, slot: PaymentSlot): PaymentOutcome {
  const { summary } = slot.read();
  const outcome = storedOutcome(attempt, slot);
  if (isOwnSummary(summary) || outcome.kind === 'record-failed') return outcome;
  return { kind: 'nothing' };
}

function placedOrder(attempt: PaymentAttempt, slot: PaymentSlot): PlacedOrder {
  const paid = orderOf(attempt);
  const number = paid?.cartOrder.localDocument || paid?.orderId || paid?.cartOrder.cartId || '';
  return { number, summary: slot.read().summary, attempt };
}

/**
 * Forgets the cart order, whose place the receipt takes. Where the device takes neither the receipt nor anything else,
 * it stays: the next page would take the payment for one that never was.
 */
function letGo(slot: PaymentSlot): void {
  if (isOnDevice(ORDER_HISTORY_KEY)) slot.forget();
  else if (takesWrites()) {
    slot.forget();
    // There may be room for it now.
    keepAgain();
  }
}

/** Takes what was paid out of the cart, clears the cart order, once, and keeps the receipt. */
function finish(attempt: PaymentAttempt, slot: PaymentSlot): PlacedOrder {
  const order = placedOrder(attempt, slot);
  const { summary } = order;
  if (clearsCart(attempt)) {
    if (slot.hasCart()) {
      clearOrdered(summary);
      resetCheckoutForm();
    }
    keepOrder({ ...order, attempt: slot.advance({ type: 'cart-cleared' }) });
  }
  letGo(slot);
  return order;
}

/** Sends the approval to the cart service, unless another tab has done it. */
async function recordApproval(record: RecordService, slot: PaymentSlot): Promise<PaymentOutcome> {
  const { attempt } = slot.read();
  if (!mayRecord(attempt) || !('paymentReturn' in attempt)) return settledOutcome(slot);
  const { cartOrder, paymentReturn } = attempt;
  // Its own record may have been the first one, whose answer was lost: then it is confirmed now.
  const isUnheard = attempt.state === 'record-failed' && attempt.failure.kind === 'network';
  slot.advance({ type: 'retry-record' });
  const answer = await record({ cartOrder, paymentReturn });
  if (!answer.ok) return failRecord(answer.failure, slot);
  const outcome = outcomeOfRecord(answer.value.result);
  if (outcome === 'error') {
    // A Resultado above 2 is a status of its own; the text names it like one of HTTP.
    return failRecord({ kind: 'http', status: answer.value.result, message: answer.value.message }, slot);
  }
  const past = outcome === 'duplicate' ? pastOrder(paymentReturn, slot) : undefined;
  if (past) return ownRecord(past, slot);
  const settled = storedOutcome(slot.advance({ type: outcome }), slot);
  if ('order' in settled && (outcome === 'recorded' || isUnheard)) tellPurchase(settled.order.summary);
  await tellSettled(cartOrder.cartId);
  return settled;
}

/** The record that was there before is this browser's own, of a tab that no lock could be shared with. */
function ownRecord(order: PlacedOrder, slot: PaymentSlot): PaymentOutcome {
  const paid = order.attempt && orderOf(order.attempt);
  const isSame = orderOf(slot.read().attempt)?.cartOrder.cartId === paid?.cartOrder.cartId;
  const outcome = outcomeOfPast(order);
  if (isSame && outcome.kind === 'recorded') slot.forget();
  return outcome;
}

function failRecord(failure: ServiceFailure, slot: PaymentSlot): PaymentOutcome {
  return storedOutcome(slot.advance({ type: 'record-failed', failure }), slot);
}

/** What came of a payment that somebody else has settled. */
function settledOutcome(slot: PaymentSlot): PaymentOutcome {
  const { attempt } = slot.read();
  if (attempt.state !== 'idle') return storedOutcome(attempt, slot);
  const past = pastOrder(undefined, slot);
  return past ? outcomeOfPast(past) : { kind: 'nothing' };
}

/** Waits until the outcome that a tab before this one came to is to be seen here too. */
async function seeOutcome(paymentReturn: PaymentReturn | undefined): Promise<void> {
  const cartId = orderOf(slotOf(paymentReturn).read().attempt)?.cartOrder.cartId;
  if (cartId === undefined) return;
  await seeSettled(cartId, () => {
    const { attempt } = slotOf(paymentReturn).read();
    return orderOf(attempt)?.cartOrder.cartId !== cartId || isFinal(attempt);
  });
}

/** The payment that the page is about; 'Reintentar' goes on with it. */
let judged: PaymentSlot = currentSlot;

/** Reads, judges and records, alone among the tabs: what another has settled meanwhile is read, not judged again. */
async function judge(record: RecordService): Promise<PaymentOutcome> {
  recoverCopy();
  const hasQuery = location.search !== '';
  const paymentReturn = readPaymentReturn(new URLSearchParams(location.search));
  await seeOutcome(paymentReturn);
  const slot = slotOf(paymentReturn);
  judged = slot;
  const past = pastOrder(paymentReturn, slot);
  // Remembered with its attempt before it goes out of the address bar.
  if (paymentReturn && !past) {
    slot.advance({ type: 'returned', paymentReturn, isElsewhere: !isPostedHere(slot.read().attempt) });
  }
  if (hasQuery) history.replaceState(history.state, '', location.pathname + location.hash);
  // A query that is no return is not the same as none: it calls nothing and shows nothing (decision 79, Payment
  // return).
  if (hasQuery && !paymentReturn) return { kind: 'nothing' };
  if (past) return outcomeOfPast(past);
  const { attempt } = slot.read();
  const verdict = judgeReturn(paymentReturn, attempt);
  if (verdict === 'record') return recordApproval(record, slot);
  if (verdict === 'stored-outcome') {
    return paymentReturn ? storedOutcome(attempt, slot) : outcomeToTell(attempt, slot);
  }
  if (!paymentReturn) return { kind: 'nothing' };
  const isOwn = verdict !== 'nothing' && isReturnOfAttempt(paymentReturn, attempt);
  return { kind: verdict, paymentReturn: isOwn ? paymentReturn : strangersReturn(paymentReturn) };
}

/** What is said where the work itself broke off: an approval is not lost, and may be sent again. */
function brokenOff(): PaymentOutcome {
  const { attempt } = judged.read();
  if (!mayRecord(attempt) || !('paymentReturn' in attempt)) return { kind: 'nothing' };
  return recordFailed({ kind: 'unexpected', path: '' }, attempt.paymentReturn, judged);
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
    console.error(error);
    $paymentOutcome.set(brokenOff());
  } finally {
    isRunning = false;
  }
}

/** Does what the page has come for; the outcome is in `$paymentOutcome`. */
export function completePayment(record: RecordService = recordLive): Promise<void> {
  return process(() => withRecordingLock(() => judge(record)));
}

/** 'Reintentar': the same body again, for an approval whose record failed. */
export function retryRecord(record: RecordService = recordLive): Promise<void> {
  return process(() => withRecordingLock(() => recordApproval(record, judged)));
}
