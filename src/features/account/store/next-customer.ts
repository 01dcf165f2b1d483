/** What must not pass to the next customer of a browser, when somebody logs in or out. */
import type { User } from '#features/account/rules/account.ts';
import { retainTaxIdsOf } from '#features/checkout/store/remembered-tax-ids.ts';
import { setDeliveryPlace } from '#features/delivery/store/delivery-place.ts';
import { retainEarlierBuyer } from '#features/payment/store/earlier-payments.ts';
import { retainOrdersOf } from '#features/payment/store/own-orders.ts';
import { retainAttemptBuyer } from '#features/payment/store/payment-attempt.ts';

/** Forgets all personal data but that of the customer who logs in; without one, all of it. */
export function retainDataOf(user: User | null): void {
  retainOrdersOf(user);
  retainEarlierBuyer(user?.id);
  retainAttemptBuyer(user?.id);
  retainTaxIdsOf(user?.id);
}

/** Forgets all personal data of a customer whose session ends (decision 48, Orders kept in this browser). */
export function forgetCustomer(): void {
  retainDataOf(null);
  setDeliveryPlace(0);
}
