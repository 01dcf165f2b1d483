/** Where the order of a customer goes (checkout §2, Delivery block). */
import { computed } from 'nanostores';
import type { Address } from '#features/account/rules/account.ts';
import { lastAddress } from '#features/account/rules/address.ts';
import { $addresses } from '#features/account/store/customer.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { $checkoutForm, chooseAddress } from './checkout-form.ts';

/** The saved address that is chosen; null until one is. */
export const $deliveryAddress = shared(
  computed(
    [$addresses, $checkoutForm],
    (addresses, { addressId }): Address | null => addresses.find(({ id }) => id === addressId) ?? null,
  ),
  null,
);

/** The same on /checkout, where the shopper may go on with another one; null then. */
export const $savedDelivery = shared(
  computed([$deliveryAddress, $checkoutForm], (address, { isElsewhere }): Address | null =>
    isElsewhere ? null : address,
  ),
  null,
);

function chooseLast(addresses: readonly Address[]): void {
  chooseAddress(lastAddress(addresses)?.id ?? 0);
}

// When the address list changes, the last address is selected; a draft's choice of before is kept while it is there.
if (typeof window !== 'undefined') {
  $addresses.listen(chooseLast);
  if ($deliveryAddress.get() === null && $addresses.get().length > 0) chooseLast($addresses.get());
}
