/** Replaced payments that may have been made, so that their return still finds its order. */
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

/** Most payments; older ones are removed. */
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

/** The start time, which identifies an attempt in this browser; undefined for none. */
export function startOf(attempt: PaymentAttempt): number | undefined {
  return attempt.state === 'idle' ? undefined : attempt.startedAt;
}

export function saveEarlierPayment(document: CartOrderDocument): void {
  const start = startOf(document.attempt);
  if (start === undefined) return;
  earlier.update((documents) =>
    capped([document, ...documents.filter(({ attempt }) => startOf(attempt) !== start)]),
  );
}

/** Removes the oldest denial first, which is the least likely to be paid. */
function capped(documents: Documents): Documents {
  if (documents.length <= MAX) return documents;
  const denied = documents.findLastIndex(({ attempt }) => attempt.state === 'denied');
  return documents.toSpliced(denied < 0 ? MAX : denied, 1);
}

/** Applies an event to the payment that began at `start`; undefined if it is gone. */
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

/** An approved payment that waits for its record, unless it was set aside. */
export function approvedEarlierPayment(): PaymentAttempt | undefined {
  return earlier.store.get().find(({ attempt, isSetAside }) => canRecord(attempt) && !isSetAside)?.attempt;
}

/** Sets an approved payment aside by the shopper's choice, unless it is being recorded. */
export function setEarlierPaymentAside(approved: PaymentAttempt, now: Date): void {
  if (advance(approved, { type: 'set-aside', now }) === approved) return;
  earlier.update((documents) =>
    documents.map((document) =>
      startOf(document.attempt) === startOf(approved) ? { ...document, isSetAside: true } : document,
    ),
  );
}

/** Removes the buyers of replaced payments, except a customer's. */
export function retainEarlierBuyer(customerId: number | undefined): void {
  earlier.update((documents) => documents.map((document) => retainBuyer(document, customerId)));
}

/** Removes the buyer of a document, unless it is the customer. */
export function retainBuyer(document: CartOrderDocument, customerId: number | undefined): CartOrderDocument {
  const { summary } = document;
  if (!summary || (summary.customerId ?? 0) === (customerId ?? -1)) return document;
  return { ...document, summary: withoutBuyer(summary) };
}

/** Removes a payment that is among the placed orders. */
export function forgetEarlierPayment(start: number): void {
  earlier.update((documents) => documents.filter(({ attempt }) => startOf(attempt) !== start));
}

/** The payment whose order id a return names, or an approved one that waits for its record. */
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
