/** The stored payment that a return belongs to. */
import { $cart } from '#features/cart/store/cart.ts';
import { isSummaryOf } from '#features/checkout/store/order-summary.ts';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import {
  IDLE,
  orderOf,
  type PaymentAttempt,
  type PaymentEvent,
} from '#features/payment/rules/payment-attempt.ts';
import { type CartOrderDocument, NO_CART_ORDER } from './cart-order-document.ts';
import {
  $earlierPayments,
  advanceEarlierPayment,
  findEarlierPayment,
  forgetEarlierPayment,
  startOf,
} from './earlier-payments.ts';
import { $orders } from './order-history.ts';
import { $cartOrder, advanceAttempt, forgetCartOrder } from './payment-attempt.ts';
import { hasNoResult } from './payment-outcome.ts';

export type StoredPayment = {
  readonly read: () => CartOrderDocument;
  readonly advance: (event: PaymentEvent) => PaymentAttempt;
  readonly forget: () => void;
  /** Whether the cart contains the lines of this payment. */
  readonly hasCart: () => boolean;
};

/** The payment of `tienda:cartOrder`, whose lines are in the cart. */
export const currentPayment: StoredPayment = {
  read: () => $cartOrder.get(),
  advance: advanceAttempt,
  forget: forgetCartOrder,
  hasCart: () => true,
};

/** An earlier payment; its lines are in the cart unless another was paid since. */
function earlierPayment(start: number): StoredPayment {
  const read = (): CartOrderDocument =>
    $earlierPayments.get().find(({ attempt }) => startOf(attempt) === start) ?? NO_CART_ORDER;
  return {
    read,
    advance: (event) => advanceEarlierPayment(start, event) ?? IDLE,
    forget: () => forgetEarlierPayment(start),
    hasCart: () => {
      const { summary } = read();
      return summary !== undefined && (!isFollowed(start) || isSummaryOf(summary, $cart.get()));
    },
  };
}

/** Whether an order was paid after the attempt that began at `start`. */
function isFollowed(start: number): boolean {
  return $orders.get().some(({ attempt }) => (startOf(attempt ?? IDLE) ?? 0) > start);
}

/** The posted payment without a result, if any; an earlier one until another order is paid. */
export function paymentWithoutResult(): CartOrderDocument | undefined {
  const earlier = $earlierPayments.get().filter(({ attempt }) => !isFollowed(startOf(attempt) ?? 0));
  return [$cartOrder.get(), ...earlier].find(({ attempt }) => hasNoResult(attempt));
}

/** Whether the attempt has had this return before. */
function hasReturned(attempt: PaymentAttempt, { transactionId }: PaymentReturn): boolean {
  return 'paymentReturn' in attempt && attempt.paymentReturn.transactionId === transactionId;
}

/** The payment of a return, or of a page without one. */
export function storedPaymentOf(paymentReturn: PaymentReturn | undefined): StoredPayment {
  if (!paymentReturn && $cartOrder.get().attempt.state !== 'idle') return currentPayment;
  const current = orderOf($cartOrder.get().attempt)?.orderId;
  const isCurrent = paymentReturn && paymentReturn.orderId !== '' && paymentReturn.orderId === current;
  const found = findEarlierPayment(paymentReturn);
  // A service may use one order id for all payments of a cart order; the transaction identifies an earlier one's
  // return.
  if (isCurrent && !(found && hasReturned(found.attempt, paymentReturn))) return currentPayment;
  const start = startOf(found?.attempt ?? IDLE);
  if (start === undefined) return currentPayment;
  // A reload after a later purchase shows that purchase.
  return !paymentReturn && found?.isSetAside && isFollowed(start) ? currentPayment : earlierPayment(start);
}
