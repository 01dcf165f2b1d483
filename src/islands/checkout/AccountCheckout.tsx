/** The logged-in checkout (checkout §2, Delivery block; §5, Logged-in checkout): a saved address, NIT and card. */
import { type ReactNode, useMemo, useState } from 'react';
import type { Address, User } from '#domain/account/account.ts';
import { addressLine } from '#domain/account/address.ts';
import { normalisePhone } from '#domain/account/phone.ts';
import { accountCheckoutProblems } from '#domain/checkout/account-checkout.ts';
import type { OrderCustomer } from '#domain/checkout/order.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery.ts';
import { unpackPlaces } from '#domain/delivery/packed-places.ts';
import type { PlaceCatalog } from '#domain/delivery/place.ts';
import { AddressModal } from '#islands/account/address/AddressModal.tsx';
import { LoginBlock } from '#islands/account/login/LoginBlock.tsx';
import { DeliveryFields } from '#islands/checkout/DeliveryFields.tsx';
import { DeliveryEstimate } from '#islands/checkout/summary/DeliveryEstimate.tsx';
import type { DeliverySource } from '#islands/delivery/use-delivery.ts';
import { asIsland } from '#islands/page/IslandBoundary.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $addresses, $isLoggedIn, $user } from '#stores/account/customer.ts';
import { $cart } from '#stores/cart/cart.ts';
import { $checkoutForm, type CheckoutForm } from '#stores/checkout/checkout-form.ts';
import { $deliveryAddress } from '#stores/checkout/delivery.ts';
import { UNKNOWN_PLACE } from '#stores/delivery/delivery-place.ts';
import { believedNow } from '#stores/page/clock.ts';
import { CheckoutShell } from './CheckoutShell.tsx';
import { useCheckoutText } from './checkout-text.ts';
import { TaxIdFields } from './tax-id/TaxIdFields.tsx';

export type AccountCheckoutProps = {
  /** The country catalogue, packed. */
  readonly places: string;
  readonly delivery: DeliverySource;
  /** 'Tu orden' as it was painted from the storage. */
  readonly children?: ReactNode;
};

type Customer = { readonly user: User | null; readonly address: Address | null };

function placeOf(address: Address | null): DeliveryPlace {
  if (!address) return UNKNOWN_PLACE;
  const { departmentId, municipalityId } = address;
  return { departmentId, municipalityId };
}

function customerOf(form: CheckoutForm, { user, address }: Customer, catalog: PlaceCatalog): OrderCustomer {
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
  };
}

function AccountCheckoutContent({ places, delivery, children }: AccountCheckoutProps) {
  const t = useCheckoutText();
  const catalog = useMemo(() => unpackPlaces(places), [places]);
  const form = useShared($checkoutForm);
  const addresses = useShared($addresses);
  const address = useShared($deliveryAddress);
  const [isAdding, setIsAdding] = useState(false);
  const before = (
    <>
      <LoginBlock after="stay" />
      <AddressModal catalog={catalog} open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
  return (
    <CheckoutShell
      label={t('title')}
      before={before}
      check={(card) => {
        const { taxIdInput, taxpayer, addressId } = form;
        const isLoggedIn = $isLoggedIn.get();
        const checkout = { isLoggedIn, taxIdInput, taxpayer, addresses, addressId, cart: $cart.get(), card };
        return accountCheckoutProblems(checkout, believedNow());
      }}
      customer={() => customerOf(form, { user: $user.get(), address: $deliveryAddress.get() }, catalog)}
      preview={children}
      estimate={<DeliveryEstimate place={placeOf(address)} {...delivery} />}
    >
      {(errors) => (
        <>
          <DeliveryFields catalog={catalog} error={errors.addressId} onNewAddress={() => setIsAdding(true)} />
          <TaxIdFields error={errors.taxIdInput} />
        </>
      )}
    </CheckoutShell>
  );
}

/** The island. */
export const AccountCheckout = asIsland(AccountCheckoutContent);
