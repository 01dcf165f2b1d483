/** Where the order of a customer goes (checkout §2, Delivery block). */
import { computed } from 'nanostores';
import type { Address } from '#domain/account/account.ts';
import { lastAddress } from '#domain/account/address.ts';
import { $addresses } from '#stores/account/customer.ts';
import { $checkoutForm, chooseAddress } from '#stores/checkout/checkout-form.ts';
import { shared } from '#stores/storage/shared-store.ts';

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
