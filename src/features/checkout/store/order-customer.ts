/** Who orders, as the two forms say it (checkout §3; decision 68, Order payload). */
import type { Address, User } from '#features/account/rules/account.ts';
import { addressLine } from '#features/account/rules/address.ts';
import { normalisePhone } from '#features/account/rules/phone.ts';
import { $user } from '#features/account/store/customer.ts';
import { GUEST_USER_ID, type OrderCustomer } from '#features/checkout/rules/order.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { UNKNOWN_PLACE } from '#features/delivery/store/delivery-place.ts';
import { type CheckoutForm, giftOf } from './checkout-form.ts';

/** Where parcels for a saved address go; nowhere without one. */
export function placeOf(address: Address | null): DeliveryPlace {
  if (!address) return UNKNOWN_PLACE;
  const { departmentId, municipalityId } = address;
  return { departmentId, municipalityId };
}

/**
 * The customer of /checkout, with a saved address in place of the fields where one is chosen; a customer who is logged
 * in orders under their id (checkout §2, Login block).
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

/** Who is logged in on /checkout-bac, and the saved address that is chosen. */
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
