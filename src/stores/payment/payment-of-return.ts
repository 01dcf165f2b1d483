/** Which of the stored payments a return is about, and what can be done with it there. */

import type { PaymentReturn } from '#domain/payment/payment.ts';
import { IDLE, type PaymentAttempt, type PaymentEvent } from '#domain/payment/payment-attempt.ts';
import { $cart } from '#stores/cart/cart.ts';
import { isSummaryOf } from '#stores/checkout/order-summary.ts';
import { $orders } from '#stores/payment/order-history.ts';
import { type CartOrderDocument, NO_CART_ORDER } from './cart-order-document.ts';
import { $earlierPayments, advanceEarlier, findEarlier, forgetEarlier, startOf } from './earlier-payments.ts';
import { $cartOrder, advanceAttempt, forgetCartOrder } from './payment-attempt.ts';

export type StoredPayment = {
  readonly read: () => CartOrderDocument;
  readonly advance: (event: PaymentEvent) => PaymentAttempt;
  readonly forget: () => void;
  /** Whether what is in the cart is what this payment was for, whatever was added or changed since. */
  readonly hasCart: () => boolean;
};

/** The payment of `tienda:cartOrder`: the cart is its cart, and whatever was added to it since. */
export const currentPayment: StoredPayment = {
  read: () => $cartOrder.get(),
  advance: advanceAttempt,
  forget: forgetCartOrder,
  hasCart: () => true,
};

/** An earlier payment: the cart is its cart, unless it has been paid and filled anew since. */
function earlierPayment(start: number): StoredPayment {
  const read = (): CartOrderDocument =>
    $earlierPayments.get().find(({ attempt }) => startOf(attempt) === start) ?? NO_CART_ORDER;
  return {
    read,
    advance: (event) => advanceEarlier(start, event) ?? IDLE,
    forget: () => forgetEarlier(start),
    hasCart: () => {
      const { summary } = read();
      return summary !== undefined && (!isFollowed(start) || isSummaryOf(summary, $cart.get()));
    },
  };
}

/** Whether an order was paid for after the attempt that began at `start`. */
function isFollowed(start: number): boolean {
  return $orders.get().some(({ attempt }) => (startOf(attempt ?? IDLE) ?? 0) > start);
}

/** The payment that a return is about, or that the page has to tell of without one. */
export function storedPaymentOf(paymentReturn: PaymentReturn | undefined): StoredPayment {
  if (!paymentReturn && $cartOrder.get().attempt.state !== 'idle') return currentPayment;
  const found = findEarlier(paymentReturn);
  const start = startOf(found?.attempt ?? IDLE);
  if (start === undefined) return currentPayment;
  // A reload after a later purchase tells of that one, not of what was set aside before it.
  return !paymentReturn && found?.isSetAside && isFollowed(start) ? currentPayment : earlierPayment(start);
}
