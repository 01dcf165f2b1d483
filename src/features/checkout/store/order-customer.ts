/** The customer and the address of an order, from either form (checkout §3; decision 68, Order payload). */
import { computed } from 'nanostores';
import type { Address } from '#features/account/rules/account.ts';
import { addressLine, lastAddress } from '#features/account/rules/address.ts';
import { normalisePhone } from '#features/account/rules/contact-fields.ts';
import { $addresses, $user } from '#features/account/store/customer.ts';
import { GUEST_USER_ID, type OrderCustomer } from '#features/checkout/rules/order.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { UNKNOWN_PLACE } from '#features/delivery/store/delivery.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { $checkoutForm, type CheckoutForm, chooseAddress, giftOf } from './checkout-form.ts';

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

/** The customer of /checkout, at a chosen saved address or that of the fields (checkout §2, Login block). */
export function guestCustomer(form: CheckoutForm, catalog: PlaceCatalog): OrderCustomer {
  const saved = $savedDelivery.get();
  return {
    taxId: form.taxpayer?.taxId ?? '',
    name: form.taxpayer?.name ?? '',
    recipient: form.name.trim(),
    email: form.email.trim(),
    phone: normalisePhone(form.phone),
    addressLine: addressLine(saved ?? form, catalog),
    place: pickPlace(saved ?? form),
    addressId: saved?.id ?? 0,
    userId: $user.get()?.id ?? GUEST_USER_ID,
    comments: form.comments.trim(),
    gift: giftOf(form),
  };
}

/** The customer of /checkout-bac. */
export function accountCustomer(form: CheckoutForm, catalog: PlaceCatalog): OrderCustomer {
  const user = $user.get();
  const address = $deliveryAddress.get();
  return {
    taxId: form.taxpayer?.taxId ?? '',
    name: form.taxpayer?.name ?? '',
    recipient: (address?.name || user?.name || '').trim(),
    email: user?.email ?? '',
    phone: normalisePhone(address?.phone || user?.phone || ''),
    addressLine: address ? addressLine(address, catalog) : '',
    place: pickPlace(address ?? UNKNOWN_PLACE),
    addressId: address?.id ?? 0,
    userId: user?.id ?? 0,
    comments: form.message.trim(),
    gift: giftOf(form),
  };
}

function pickPlace({ departmentId, municipalityId }: DeliveryPlace): DeliveryPlace {
  return { departmentId, municipalityId };
}

function chooseLast(addresses: readonly Address[]): void {
  chooseAddress(lastAddress(addresses)?.id ?? 0);
}

// When the list changes, its last address is chosen; a draft's choice stays while it exists.
if (typeof window !== 'undefined') {
  $addresses.listen(chooseLast);
  if ($deliveryAddress.get() === null && $addresses.get().length > 0) chooseLast($addresses.get());
}
