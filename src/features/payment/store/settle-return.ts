/** Settles a payment once (decision 80, Recording); the only place that clears the cart for a payment. */
import { resetCheckoutForm } from '#features/checkout/store/checkout-form.ts';
import { clearsCart, IDLE } from '#features/payment/rules/payment-attempt.ts';
import { isOnDevice, isWritable } from '#shared/storage/device-storage.ts';
import { ORDER_HISTORY_KEY } from '#shared/storage/keys.ts';
import { startOf } from './earlier-payments.ts';
import { $orders, type PlacedOrder, retryPersist, storePaidOrder } from './order-history.ts';
import { clearOrdered } from './ordered-cart.ts';
import type { StoredPayment } from './payment-of-return.ts';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';

/** Settles and returns the outcome; one without an end is only returned. */
export function settleReturn(slot: StoredPayment): PaymentOutcome {
  // Read before the cart order is removed.
  const outcome = outcomeOf(slot.read());
  if (outcome.kind === 'duplicate' && !hasReceipt(outcome.order)) storePaidOrder(outcome.order);
  if (outcome.kind === 'recorded') settleRecorded(outcome.order, slot);
  return outcome;
}

/** Whether the receipt of the same cart order is stored; a second payment does not replace it. */
function hasReceipt({ number, attempt }: PlacedOrder): boolean {
  const start = startOf(attempt ?? IDLE);
  return $orders.get().some((each) => each.number === number && startOf(each.attempt ?? IDLE) !== start);
}

/** Clears the paid lines once, stores the receipt and removes the cart order. */
function settleRecorded(order: PlacedOrder, slot: StoredPayment): void {
  if (clearsCart(order.attempt ?? IDLE)) {
    if (slot.hasCart()) {
      clearOrdered(order.summary);
      resetCheckoutForm();
    }
    storePaidOrder({ ...order, attempt: slot.advance({ type: 'cart-cleared' }) });
  }
  forgetCartOrder(slot);
}

/** Removes the cart order, unless the device can store neither the receipt nor anything else. */
function forgetCartOrder(slot: StoredPayment): void {
  if (isOnDevice(ORDER_HISTORY_KEY)) slot.forget();
  else if (isWritable()) {
    slot.forget();
    // There may be room for the receipt now.
    retryPersist();
  }
}
