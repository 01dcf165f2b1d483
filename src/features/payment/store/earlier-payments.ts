/**
 * Payments that were let go of although they may have been made: set aside by the shopper, or followed by another after
 * an outcome that was not certain. A return that names one still finds its order, and no copy brings one back.
 */

import { withoutBuyer } from '#features/checkout/store/order-summary.ts';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import {
  advance,
  canRecord,
  orderOf,
  type PaymentAttempt,
  type PaymentEvent,
} from '#features/payment/rules/payment-attempt.ts';
import { EARLIER_PAYMENTS_KEY } from '#shared/storage/keys.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { type CartOrderDocument, readCartOrder, writeCartOrder } from './cart-order-document.ts';

/** Payments that are kept; older ones go. */
const MAX = 10;

type Documents = readonly CartOrderDocument[];
const NONE: Documents = [];

function readDocument(stored: unknown): CartOrderDocument | undefined {
  try {
    return readCartOrder(stored);
  } catch {
    return undefined;
  }
}

const earlier = persistentDocument<Documents>(EARLIER_PAYMENTS_KEY, {
  initial: NONE,
  read: (stored) => readUsable(EARLIER_PAYMENTS_KEY, stored, readDocument),
  write: (documents) => (documents.length === 0 ? undefined : documents.map(writeCartOrder)),
});

/** Newest first. */
export const $earlierPayments = earlier.store;

/** When an attempt began, which identifies it in this browser; undefined for none. */
export function startOf(attempt: PaymentAttempt): number | undefined {
  return attempt.state === 'idle' ? undefined : attempt.startedAt;
}

/** Keeps a payment that is let go of. */
export function saveEarlierPayment(document: CartOrderDocument): void {
  const start = startOf(document.attempt);
  if (start === undefined) return;
  earlier.update((documents) =>
    capped([document, ...documents.filter(({ attempt }) => startOf(attempt) !== start)]),
  );
}

/** Not more than `MAX`: the oldest denial goes first, since it is the least likely to have been paid. */
function capped(documents: Documents): Documents {
  if (documents.length <= MAX) return documents;
  const denied = documents.findLastIndex(({ attempt }) => attempt.state === 'denied');
  return documents.toSpliced(denied < 0 ? MAX : denied, 1);
}

/** Applies an event to the payment that began at `start`, and answers the attempt after it; undefined when it is gone. */
export function advanceEarlierPayment(start: number, event: PaymentEvent): PaymentAttempt | undefined {
  let after: PaymentAttempt | undefined;
  earlier.update((documents) =>
    documents.map((document) => {
      if (startOf(document.attempt) !== start) return document;
      after = advance(document.attempt, event);
      return { ...document, attempt: after };
    }),
  );
  return after;
}

/** An approved payment that waits for its record and comes before any other, unless the shopper set it aside. */
export function approvedEarlierPayment(): PaymentAttempt | undefined {
  return earlier.store.get().find(({ attempt, isSetAside }) => canRecord(attempt) && !isSetAside)?.attempt;
}

/** The shopper's choice not to wait for the record of an earlier payment; one being recorded is waited for. */
export function setEarlierPaymentAside(approved: PaymentAttempt, now: Date): void {
  if (advance(approved, { type: 'set-aside', now }) === approved) return;
  earlier.update((documents) =>
    documents.map((document) =>
      startOf(document.attempt) === startOf(approved) ? { ...document, isSetAside: true } : document,
    ),
  );
}

/** Forgets who bought what was let go of, except a customer who stays logged in. */
export function retainEarlierBuyer(customerId: number | undefined): void {
  earlier.update((documents) => documents.map((document) => retainBuyer(document, customerId)));
}

/** The document without its buyer, unless that is the customer. */
export function retainBuyer(document: CartOrderDocument, customerId: number | undefined): CartOrderDocument {
  const { summary } = document;
  if (!summary || (summary.customerId ?? 0) === (customerId ?? -1)) return document;
  return { ...document, summary: withoutBuyer(summary) };
}

/** Forgets a payment: it is among the orders placed now. */
export function forgetEarlierPayment(start: number): void {
  earlier.update((documents) => documents.filter(({ attempt }) => startOf(attempt) !== start));
}

/**
 * The earlier payment whose order id a return names; without a return, one that is approved and waits for its record.
 * One without an order id is not found: any return would fit it.
 */
export function findEarlierPayment(paymentReturn: PaymentReturn | undefined): CartOrderDocument | undefined {
  const documents = earlier.store.get();
  if (!paymentReturn) {
    const waiting = documents.filter(({ attempt }) => canRecord(attempt));
    return waiting.find(({ isSetAside }) => !isSetAside) ?? waiting[0];
  }
  return documents.find(({ attempt }) => {
    return paymentReturn.orderId !== '' && orderOf(attempt)?.orderId === paymentReturn.orderId;
  });
}
