/**
 * The one payment attempt of this browser (decision 71, Payment attempt), shared by all tabs through
 * `tienda:cartOrder`. Every change is an event of the domain's machine, applied to what is stored at that moment. The
 * tab that makes a change keeps a copy in its sessionStorage: by it a tab knows its own attempt from another's.
 */
import { computed } from 'nanostores';
import type { OrderSummary } from '#features/checkout/store/order-summary.ts';
import {
  advance,
  canRecord,
  canStart,
  canStillBePaid,
  IDLE,
  isLocked,
  isMoreAdvanced,
  orderOf,
  type PaymentAttempt,
  type PaymentEvent,
} from '#features/payment/rules/payment-attempt.ts';
import {
  deviceStorage,
  readText,
  removeText,
  tabStorage,
  writeText,
} from '#shared/storage/browser-storage.ts';
import { dropStale, hasRoomFor } from '#shared/storage/device-storage.ts';
import { CART_ORDER_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { readJson } from '#shared/storage/stored-shape.ts';
import {
  type CartOrderDocument,
  NO_CART_ORDER,
  readCartOrder,
  writeCartOrder,
} from './cart-order-document.ts';
import {
  $earlierPayments,
  approvedEarlierPayment,
  retainBuyer,
  saveEarlierPayment,
  setEarlierPaymentAside,
  startOf,
} from './earlier-payments.ts';
import { $orders } from './order-history.ts';

const cartOrder = persistentDocument<CartOrderDocument>(CART_ORDER_KEY, {
  initial: NO_CART_ORDER,
  read: readCartOrder,
  write: writeCartOrder,
});

export const $cartOrder = cartOrder.store;

/**
 * Why no attempt may begin: one is under way, one may have been paid, one was and waits for its record, or one was
 * recorded before and its cart is still here.
 */
export type StartRefusal = 'locked' | 'unknown' | 'unrecorded' | 'duplicate';
export type Start =
  | { readonly started: true; readonly startedAt: number }
  | { readonly started: false; readonly why: StartRefusal };

function keepCopy(document: CartOrderDocument): void {
  const stored = writeCartOrder(document);
  // Without a session storage no attempt is known as this tab's own, which only makes the shop more careful.
  if (stored === undefined) removeText(tabStorage, CART_ORDER_KEY);
  else writeText(tabStorage, CART_ORDER_KEY, JSON.stringify(stored));
}

function readCopy(): CartOrderDocument {
  return readJson(readText(tabStorage, CART_ORDER_KEY), NO_CART_ORDER, readCartOrder);
}

function change(next: (document: CartOrderDocument) => CartOrderDocument): CartOrderDocument {
  let isAnother = false;
  cartOrder.update((document) => {
    const changed = next(document);
    if (changed !== document) keepCopy(changed);
    isAnother = startOf(changed.attempt) !== startOf(document.attempt);
    return changed;
  });
  // In a full storage the text of another attempt is worse than none: it hides the copy. One of the same stays, since it
  // still locks the other tabs.
  if (isAnother) dropStale(CART_ORDER_KEY);
  return cartOrder.store.get();
}

/** Applies an event, whosever attempt it is, and answers the attempt after it. */
export function advanceAttempt(event: PaymentEvent): PaymentAttempt {
  return change((document) => {
    const attempt = advance(document.attempt, event);
    return attempt === document.attempt ? document : { ...document, attempt };
  }).attempt;
}

/** The same, for the attempt that began at `startedAt` only; false when the event did not fit or another took its place. */
export function advanceOwnAttempt(startedAt: number, event: PaymentEvent): boolean {
  let hasAdvanced = false;
  change((document) => {
    const { attempt } = document;
    const isOwn = attempt.state !== 'idle' && attempt.startedAt === startedAt;
    const next = isOwn ? advance(attempt, event) : attempt;
    hasAdvanced = next !== attempt;
    return hasAdvanced ? { ...document, attempt: next } : document;
  });
  return hasAdvanced;
}

function refusalOf(attempt: PaymentAttempt, now: Date): StartRefusal {
  if (isLocked(attempt, now)) return 'locked';
  if (attempt.state === 'duplicate') return 'duplicate';
  return canRecord(attempt) ? 'unrecorded' : 'unknown';
}

/** The payment that the bank approved and that waits for its record, unless it was set aside: it comes first. */
export const $unrecorded = computed([cartOrder.store, $earlierPayments], ({ attempt }) => {
  const waiting = approvedEarlierPayment() ?? attempt;
  return 'paymentReturn' in waiting && canRecord(waiting) ? waiting.paymentReturn : undefined;
});

/** Whether it is this tab that posted the attempt, as far as its own storage knows. */
export function isPostedHere(attempt: PaymentAttempt): boolean {
  return startOf(attempt) !== undefined && startOf(readCopy().attempt) === startOf(attempt);
}

/** Whether there is room for what the attempt will be after an event, before anything is done that needs it. */
export function canStoreAfter(event: PaymentEvent): boolean {
  const document = cartOrder.store.get();
  return hasRoomFor(
    JSON.stringify(writeCartOrder({ ...document, attempt: advance(document.attempt, event) })),
  );
}

/** Whether the attempt outlives the page, on the device or in the tab: its return would find no order otherwise. */
export function isAttemptStored(): boolean {
  const wanted = canonicalText(JSON.stringify(writeCartOrder(cartOrder.store.get())) ?? null);
  return [deviceStorage, tabStorage].some((open) => canonicalText(readText(open, CART_ORDER_KEY)) === wanted);
}

/** The same text for the same document: what was read has its fields in another order than what was made. */
function canonicalText(text: string | null): string | undefined {
  return JSON.stringify(writeCartOrder(readJson(text, NO_CART_ORDER, readCartOrder)));
}

/** Begins an attempt with what is to be ordered, where none is under way and none may have been paid. */
export function startAttempt(summary: OrderSummary, now: Date): Start {
  const attempt = advanceAttempt({ type: 'expired', now });
  const isApproved = approvedEarlierPayment() !== undefined && !isLocked(attempt, now);
  if (isApproved) return { started: false, why: 'unrecorded' };
  if (!canStart(attempt, now)) return { started: false, why: refusalOf(attempt, now) };
  const start = startTime(attempt, now);
  keepUnsettledPayment();
  change((document) => ({ attempt: advance(document.attempt, { type: 'start', now: start }), summary }));
  return { started: true, startedAt: start.getTime() };
}

/** When an attempt starts: never the time of one before it, because a page knows its attempt by that time. */
function startTime(previous: PaymentAttempt, now: Date): Date {
  if (previous.state === 'idle') return now;
  const ahead = previous.startedAt - now.getTime();
  return ahead >= 0 && ahead < 1000 ? new Date(previous.startedAt + 1) : now;
}

/**
 * Handles a return to a checkout page: an attempt of this tab is over, another tab's only after its time limit. Returns
 * the attempt that blocks a new one, if any.
 */
export function returnToCheckout(now: Date): PaymentAttempt {
  const copy = readCopy();
  const own = copy.attempt;
  if (!isOver(own)) change((document) => (isMoreAdvanced(own, document.attempt) ? copy : document));
  const { attempt } = cartOrder.store.get();
  const isOwn = own.state !== 'idle' && attempt.state !== 'idle' && own.startedAt === attempt.startedAt;
  const after = advanceAttempt(isOwn ? { type: 'came-back' } : { type: 'expired', now });
  return approvedEarlierPayment() ?? after;
}

/** Remembers the attempt that goes, if it may still be paid, or was known as paid: its return may be opened again. */
function keepUnsettledPayment(): void {
  const document = cartOrder.store.get();
  const { attempt } = document;
  if (canStillBePaid(attempt) || attempt.state === 'duplicate') saveEarlierPayment(document);
}

/**
 * Sets a payment aside by the shopper's explicit choice, although a payment may exist or an approved one is not
 * recorded; it is kept for its return. Returns the attempt that blocks a new one now.
 */
export function setPaymentAside(now: Date): PaymentAttempt {
  const approved = approvedEarlierPayment();
  if (approved) setEarlierPaymentAside(approved, now);
  else setCurrentAside(now);
  return approvedEarlierPayment() ?? cartOrder.store.get().attempt;
}

function setCurrentAside(now: Date): void {
  const document = cartOrder.store.get();
  if (advance(document.attempt, { type: 'set-aside', now }) === document.attempt) return;
  if (canRecord(document.attempt)) saveEarlierPayment({ ...document, isSetAside: true });
  else keepUnsettledPayment();
  advanceAttempt({ type: 'set-aside', now });
}

/** Whether an attempt has come to its end in another tab: it is among the orders placed, or was let go of. */
function isOver(attempt: PaymentAttempt): boolean {
  const cartId = orderOf(attempt)?.cartOrder.cartId;
  const ended = [...$orders.get(), ...$earlierPayments.get()].map((each) => each.attempt ?? IDLE);
  // Several attempts may be for one cart order, and two tabs may begin in the same millisecond.
  return ended.some(
    (each) =>
      startOf(each) === startOf(attempt) &&
      (cartId === undefined || orderOf(each)?.cartOrder.cartId === cartId),
  );
}

/**
 * Takes over this tab's copy where the shared storage holds no order (it may be forbidden or cleared), or was too full
 * for what came of this attempt. A copy of what another tab finished or set aside meanwhile is stale, and goes.
 */
export function recoverCopy(): void {
  const copy = readCopy();
  if (copy.attempt.state === 'idle') return;
  if (isOver(copy.attempt)) keepCopy(NO_CART_ORDER);
  else {
    change((document) => {
      const { attempt } = document;
      return attempt.state === 'idle' || isMoreAdvanced(copy.attempt, attempt) ? copy : document;
    });
  }
}

/** States in which a payment is under way, or waits for its record: its receipt needs to know who bought. */
const NEEDED: ReadonlySet<PaymentAttempt['state']> = new Set([
  'checking',
  'creating',
  'cart-created',
  'posted',
  'returned',
  'record-failed',
]);

/** Forgets who bought, except a customer who stays logged in, once the payment came to its end without a receipt. */
export function retainAttemptBuyer(customerId: number | undefined): void {
  change((document) => (NEEDED.has(document.attempt.state) ? document : retainBuyer(document, customerId)));
}

/** Forgets the cart order everywhere: it was recorded, and the cart is cleared. */
export function forgetCartOrder(): void {
  change(() => NO_CART_ORDER);
  keepCopy(NO_CART_ORDER);
}
