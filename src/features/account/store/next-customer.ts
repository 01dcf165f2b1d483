/** Removes other customers' personal data from this browser at each login and logout. */
import type { User } from '#features/account/rules/account.ts';
import { retainTaxIdsOf } from '#features/checkout/store/remembered-tax-ids.ts';
import { setDeliveryPlace } from '#features/delivery/store/delivery.ts';
import { retainEarlierBuyer } from '#features/payment/store/earlier-payments.ts';
import { retainOrdersOf } from '#features/payment/store/order-history.ts';
import { retainAttemptBuyer } from '#features/payment/store/payment-attempt.ts';

/** Removes all personal data except the customer's; null removes all. */
export function retainDataOf(user: User | null): void {
  retainOrdersOf(user);
  retainEarlierBuyer(user?.id);
  retainAttemptBuyer(user?.id);
  retainTaxIdsOf(user?.id);
}

/** Removes all personal data when a session ends (decision 48, Orders kept in this browser). */
export function forgetCustomer(): void {
  retainDataOf(null);
  setDeliveryPlace(0);
}
