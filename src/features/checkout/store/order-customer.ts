/** The customer and the address of an order, from either form (checkout §3; decision 68, Order payload). */

import { computed } from 'nanostores';
import type { Address, User } from '#features/account/rules/account.ts';
import { addressLine, lastAddress } from '#features/account/rules/address.ts';
import { normalisePhone } from '#features/account/rules/contact-fields.ts';
import { $addresses, $user } from '#features/account/store/customer.ts';
import { GUEST_USER_ID, type OrderCustomer } from '#features/checkout/rules/order.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { UNKNOWN_PLACE } from '#features/delivery/store/delivery.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { $checkoutForm, type CheckoutForm, chooseAddress, giftOf } from './checkout-form.ts';

/** The destination of a saved address. */
export function placeOf(address: Address | null): DeliveryPlace {
  if (!address) return UNKNOWN_PLACE;
  const { departmentId, municipalityId } = address;
  return { departmentId, municipalityId };
}

/**
 * The customer of /checkout, with a saved address instead of the fields if one is chosen (checkout §2, Login block).
 */
export function guestCustomer(
  form: CheckoutForm,
  saved: Address | null,
  catalog: PlaceCatalog,
): OrderCustomer {
  const { departmentId, municipalityId } = saved ?? form;
  return {
    taxId: form.taxpayer?.taxId ?? '',
    name: form.taxpayer?.name ?? '',
    recipient: form.name.trim(),
    email: form.email.trim(),
    phone: normalisePhone(form.phone),
    addressLine: addressLine(saved ?? form, catalog),
    place: { departmentId, municipalityId },
    addressId: saved?.id ?? 0,
    userId: $user.get()?.id ?? GUEST_USER_ID,
    comments: form.comments.trim(),
    gift: giftOf(form),
  };
}

/** The customer of /checkout-bac and the chosen address. */
type Account = { readonly user: User | null; readonly address: Address | null };

/** The customer of /checkout-bac. */
export function accountCustomer(
  form: CheckoutForm,
  { user, address }: Account,
  catalog: PlaceCatalog,
): OrderCustomer {
  return {
    taxId: form.taxpayer?.taxId ?? '',
    name: form.taxpayer?.name ?? '',
    recipient: (address?.name || user?.name || '').trim(),
    email: user?.email ?? '',
    phone: normalisePhone(address?.phone || user?.phone || ''),
    addressLine: address ? addressLine(address, catalog) : '',
    place: placeOf(address),
    addressId: address?.id ?? 0,
    userId: user?.id ?? 0,
    comments: form.message.trim(),
    gift: giftOf(form),
  };
}

/** The chosen saved address, or null. */
export const $deliveryAddress = shared(
  computed(
    [$addresses, $checkoutForm],
    (addresses, { addressId }): Address | null => addresses.find(({ id }) => id === addressId) ?? null,
  ),
  null,
);

/** The same on /checkout, where the address fields may be used instead. */
export const $savedDelivery = shared(
  computed([$deliveryAddress, $checkoutForm], (address, { isElsewhere }): Address | null =>
    isElsewhere ? null : address,
  ),
  null,
);

function chooseLast(addresses: readonly Address[]): void {
  chooseAddress(lastAddress(addresses)?.id ?? 0);
}

// When the list changes, its last address is chosen; a draft's choice stays while it exists.
if (typeof window !== 'undefined') {
  $addresses.listen(chooseLast);
  if ($deliveryAddress.get() === null && $addresses.get().length > 0) chooseLast($addresses.get());
}
