/**
 * The end of a payment that came back (decision 80, Recording): its order is kept, what was paid is out of the cart, and
 * the cart order is forgotten. What is done already is not done again. The one place that clears the cart for a payment.
 */

import { resetCheckoutForm } from '#features/checkout/store/checkout-form.ts';
import { clearsCart, IDLE } from '#features/payment/rules/payment-attempt.ts';
import { isOnDevice, isWritable } from '#shared/storage/device-storage.ts';
import { ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { startOf } from './earlier-payments.ts';
import { $orders, type PlacedOrder, retryPersist } from './order-history.ts';
import { clearOrdered } from './ordered-cart.ts';
import { keepPaidOrder } from './own-orders.ts';
import type { StoredPayment } from './payment-of-return.ts';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';

/** Settles what the payment has come to, and answers it; what has no end yet is only answered. */
export function settleReturn(slot: StoredPayment): PaymentOutcome {
  // Read before the cart order is forgotten.
  const outcome = outcomeOf(slot.read());
  if (outcome.kind === 'duplicate' && !hasReceipt(outcome.order)) keepPaidOrder(outcome.order);
  if (outcome.kind === 'recorded') settleRecorded(outcome.order, slot);
  return outcome;
}

/** Whether the receipt of the same cart order is kept: a second payment of it does not take its place. */
function hasReceipt({ number, attempt }: PlacedOrder): boolean {
  const start = startOf(attempt ?? IDLE);
  return $orders.get().some((each) => each.number === number && startOf(each.attempt ?? IDLE) !== start);
}

/** Takes what was paid out of the cart, once, keeps the receipt and lets the cart order go. */
function settleRecorded(order: PlacedOrder, slot: StoredPayment): void {
  if (clearsCart(order.attempt ?? IDLE)) {
    if (slot.hasCart()) {
      clearOrdered(order.summary);
      resetCheckoutForm();
    }
    keepPaidOrder({ ...order, attempt: slot.advance({ type: 'cart-cleared' }) });
  }
  forgetCartOrder(slot);
}

/**
 * Forgets the cart order, whose place the receipt takes. Where the device takes neither the receipt nor anything else,
 * it stays: the next page would take the payment for one that never was.
 */
function forgetCartOrder(slot: StoredPayment): void {
  if (isOnDevice(ORDER_HISTORY_KEY)) slot.forget();
  else if (isWritable()) {
    slot.forget();
    // There may be room for it now.
    retryPersist();
  }
}
