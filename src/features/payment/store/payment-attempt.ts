/** The payment attempt of this browser, shared by all tabs; a tab keeps a copy (decision 71, Payment attempt). */
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

/** Why no attempt may start: one is running, may have been paid, waits for its record, or was a duplicate. */
export type StartRefusal = 'locked' | 'unknown' | 'unrecorded' | 'duplicate';
export type Start =
  | { readonly started: true; readonly startedAt: number }
  | { readonly started: false; readonly why: StartRefusal };

function storeCopy(document: CartOrderDocument): void {
  const stored = writeCartOrder(document);
  // Without session storage the tab treats every attempt as another tab's, which is safe.
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
    if (changed !== document) storeCopy(changed);
    isAnother = startOf(changed.attempt) !== startOf(document.attempt);
    return changed;
  });
  // In a full storage, another attempt's text would hide the copy; the same attempt's still locks other tabs.
  if (isAnother) dropStale(CART_ORDER_KEY);
  return cartOrder.store.get();
}

/** Applies an event to any attempt and returns the next one. */
export function advanceAttempt(event: PaymentEvent): PaymentAttempt {
  return change((document) => {
    const attempt = advance(document.attempt, event);
    return attempt === document.attempt ? document : { ...document, attempt };
  }).attempt;
}

/** Applies an event to the attempt that began at `startedAt`; false if it did not fit or the attempt was replaced. */
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

/** The approved return that waits for its record, unless it was set aside. */
export const $unrecorded = computed([cartOrder.store, $earlierPayments], ({ attempt }) => {
  const waiting = approvedEarlierPayment() ?? attempt;
  return 'paymentReturn' in waiting && canRecord(waiting) ? waiting.paymentReturn : undefined;
});

/** Whether this tab posted the attempt. */
export function isPostedHere(attempt: PaymentAttempt): boolean {
  return startOf(attempt) !== undefined && startOf(readCopy().attempt) === startOf(attempt);
}

/** Whether the storage has room for the attempt after an event. */
export function canStoreAfter(event: PaymentEvent): boolean {
  const document = cartOrder.store.get();
  return hasRoomFor(
    JSON.stringify(writeCartOrder({ ...document, attempt: advance(document.attempt, event) })),
  );
}

/** Whether the attempt is stored on the device or in the tab, so that its return finds it. */
export function isAttemptStored(): boolean {
  const wanted = canonicalText(JSON.stringify(writeCartOrder(cartOrder.store.get())) ?? null);
  return [deviceStorage, tabStorage].some((open) => canonicalText(readText(open, CART_ORDER_KEY)) === wanted);
}

/** The text of a document with its fields in one order. */
function canonicalText(text: string | null): string | undefined {
  return JSON.stringify(writeCartOrder(readJson(text, NO_CART_ORDER, readCartOrder)));
}

/** Starts an attempt with a summary, if none is running or may have been paid. */
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

/** A start time later than the last attempt's, because it identifies the attempt. */
function startTime(previous: PaymentAttempt, now: Date): Date {
  if (previous.state === 'idle') return now;
  const ahead = previous.startedAt - now.getTime();
  return ahead >= 0 && ahead < 1000 ? new Date(previous.startedAt + 1) : now;
}

/** Ends this tab's attempt, or another's after its time limit; returns the attempt that blocks a new one, if any. */
export function returnToCheckout(now: Date): PaymentAttempt {
  const copy = readCopy();
  const own = copy.attempt;
  if (!isOver(own)) change((document) => (isMoreAdvanced(own, document.attempt) ? copy : document));
  const { attempt } = cartOrder.store.get();
  const isOwn = own.state !== 'idle' && attempt.state !== 'idle' && own.startedAt === attempt.startedAt;
  const after = advanceAttempt(isOwn ? { type: 'came-back' } : { type: 'expired', now });
  return approvedEarlierPayment() ?? after;
}

/** Keeps a replaced attempt that may still be paid or was. */
function keepUnsettledPayment(): void {
  const document = cartOrder.store.get();
  const { attempt } = document;
  if (canStillBePaid(attempt) || attempt.state === 'duplicate') saveEarlierPayment(document);
}

/** Sets a payment aside by the shopper's choice, kept for its return; returns the attempt that blocks a new one. */
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

/** Whether another tab has finished or set aside the attempt. */
function isOver(attempt: PaymentAttempt): boolean {
  const cartId = orderOf(attempt)?.cartOrder.cartId;
  const ended = [...$orders.get(), ...$earlierPayments.get()].map((each) => each.attempt ?? IDLE);
  // Two tabs may start in the same millisecond, so the cart id is compared too.
  return ended.some(
    (each) =>
      startOf(each) === startOf(attempt) &&
      (cartId === undefined || orderOf(each)?.cartOrder.cartId === cartId),
  );
}

/** Restores this tab's copy if the storage has an older state; a copy that another tab finished is removed. */
export function recoverCopy(): void {
  const copy = readCopy();
  if (copy.attempt.state === 'idle') return;
  if (isOver(copy.attempt)) storeCopy(NO_CART_ORDER);
  else {
    change((document) => {
      const { attempt } = document;
      return attempt.state === 'idle' || isMoreAdvanced(copy.attempt, attempt) ? copy : document;
    });
  }
}

/** States that need the buyer for the receipt. */
const NEEDED: ReadonlySet<PaymentAttempt['state']> = new Set([
  'checking',
  'creating',
  'cart-created',
  'posted',
  'returned',
  'record-failed',
]);

/** Removes the buyer of an ended attempt, unless the customer stays logged in. */
export function retainAttemptBuyer(customerId: number | undefined): void {
  change((document) => (NEEDED.has(document.attempt.state) ? document : retainBuyer(document, customerId)));
}

/** Removes the recorded cart order everywhere. */
export function forgetCartOrder(): void {
  change(() => NO_CART_ORDER);
  storeCopy(NO_CART_ORDER);
}
