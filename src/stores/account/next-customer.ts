/** What must not pass to the next customer of a browser, when somebody logs in or out. */
import type { User } from '#domain/account/account.ts';
import { forgetGuestTaxIds } from '#stores/checkout/remembered-tax-ids.ts';
import { setDeliveryPlace } from '#stores/delivery/delivery-place.ts';
import { forgetGuestBuyers } from '#stores/payment/earlier-payments.ts';
import { clearGuestOrders } from '#stores/payment/own-orders.ts';
import { forgetBuyer } from '#stores/payment/payment-attempt.ts';

/** Forgets what a guest left here. What turns out to be the customer's own, who is or was logged in, stays theirs. */
export function forgetGuest(user: User | null): void {
  clearGuestOrders(user);
  forgetGuestBuyers();
  forgetBuyer();
  forgetGuestTaxIds();
}

/** Forgets what a customer who leaves would not want the next one to see. */
export function forgetCustomer(user: User | null): void {
  forgetGuest(user);
  setDeliveryPlace(0);
}
