/** The outcome of a stored payment; changes nothing. */
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { isRefused, orderOf, type PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import { hasOtherAmount } from '#features/payment/rules/payment-return.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { CartOrderDocument } from './cart-order-document.ts';
import type { PlacedOrder } from './order-history.ts';
import { shownOrder } from './order-history.ts';

export type PaymentOutcome =
  /** The page has not started. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  /** 'No hay un pago por validar'; with the numbers of an approval without a stored order. */
  | { readonly kind: 'nothing'; readonly paymentReturn?: PaymentReturn }
  /** Posted, without a readable result; `paymentReturn` is another payment's approval. */
  | { readonly kind: 'unknown'; readonly posted: PlacedOrder; readonly paymentReturn?: PaymentReturn }
  | { readonly kind: 'denied' | 'system-error'; readonly paymentReturn: PaymentReturn }
  /** Paid and recorded before; the cart stays. */
  | { readonly kind: 'duplicate'; readonly order: PlacedOrder }
  | { readonly kind: 'recorded'; readonly order: PlacedOrder }
  /** Approved but not recorded; may be repeated with the same body. */
  | {
      readonly kind: 'record-failed';
      readonly failure: ServiceFailure;
      readonly paymentReturn: PaymentReturn;
      /** The bank names another amount than the order's. */
      readonly isOtherAmount: boolean;
      /** The cart service refused the approval. */
      readonly isRefused: boolean;
    };

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

/** Whether the form was posted and no result is known. */
export function hasNoResult(attempt: PaymentAttempt): boolean {
  return attempt.state === 'posted' || (attempt.state === 'unknown' && attempt.order !== undefined);
}

/** The outcome of a past payment, as the current user may see it. */
export function outcomeOfPast(order: PlacedOrder): PaymentOutcome {
  return {
    kind: order.attempt?.state === 'duplicate' ? 'duplicate' : 'recorded',
    order: shownOrder(order),
  };
}
