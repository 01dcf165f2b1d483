/** What came of a payment, read from what is stored of it: nothing is changed here. */

import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { isRefused, orderOf, type PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { hasOtherAmount } from '#features/payment/rules/payment-return.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { CartOrderDocument } from './cart-order-document.ts';
import type { PlacedOrder } from './order-history.ts';
import { shownOrder } from './own-orders.ts';

export type PaymentOutcome =
  /** The page has not looked yet. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  /** 'No hay un pago por validar'; an approval that belongs to no stored order brings what the bank said of it. */
  | { readonly kind: 'nothing'; readonly paymentReturn?: PaymentReturn }
  /** Posted, and no result can be read; `paymentReturn` is an approval of something else that the page was opened with. */
  | { readonly kind: 'unknown'; readonly posted: PlacedOrder; readonly paymentReturn?: PaymentReturn }
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
      /** The cart service does not take it for a payment: nobody knows that the bank approved anything. */
      readonly isRefused: boolean;
    };

/** The order that a payment was for. */
function placedOrder({ attempt, summary }: CartOrderDocument): PlacedOrder {
  const paid = orderOf(attempt);
  const number = paid?.cartOrder.localDocument || paid?.orderId || paid?.cartOrder.cartId || '';
  return { number, summary, attempt };
}

/** An approval that waits for its record. */
export function recordFailed(
  failure: ServiceFailure,
  paymentReturn: PaymentReturn,
  { attempt, summary }: CartOrderDocument,
): PaymentOutcome {
  const isOtherAmount = hasOtherAmount(paymentReturn, summary?.total);
  return { kind: 'record-failed', failure, paymentReturn, isOtherAmount, isRefused: isRefused(attempt) };
}

/** What a stored payment has come to. */
export function outcomeOf(stored: CartOrderDocument): PaymentOutcome {
  const { attempt } = stored;
  switch (attempt.state) {
    case 'denied':
    case 'system-error':
      return { kind: attempt.state, paymentReturn: attempt.paymentReturn };
    case 'duplicate':
    case 'recorded':
      return { kind: attempt.state, order: placedOrder(stored) };
    case 'record-failed':
      return recordFailed(attempt.failure, attempt.paymentReturn, stored);
    default:
      return hasNoResult(attempt)
        ? { kind: 'unknown', posted: shownOrder(placedOrder(stored)) }
        : { kind: 'nothing' };
  }
}

/** Whether the form went to the provider and nobody knows what came of it. */
export function hasNoResult(attempt: PaymentAttempt): boolean {
  return attempt.state === 'posted' || (attempt.state === 'unknown' && attempt.order !== undefined);
}

/** What came of a payment of the history; what was ordered is shown to who ordered it. */
export function outcomeOfPast(order: PlacedOrder): PaymentOutcome {
  return {
    kind: order.attempt?.state === 'duplicate' ? 'duplicate' : 'recorded',
    order: shownOrder(order),
  };
}
