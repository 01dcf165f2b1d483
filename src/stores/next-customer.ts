/** What must not pass to the next customer of a browser, when somebody logs in or out. */
import type { User } from '#domain/account.ts';
import { setDeliveryPlace } from './delivery-place.ts';
import { forgetGuestBuyers } from './earlier-payments.ts';
import { clearGuestOrders } from './own-orders.ts';
import { forgetBuyer } from './payment-attempt.ts';
import { forgetGuestTaxIds } from './remembered-tax-ids.ts';

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
