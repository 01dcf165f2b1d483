/** The logged-in checkout (checkout §2, Delivery block; §5, Logged-in checkout): a saved address, NIT and card. */
import { type ReactNode, useMemo, useState } from 'react';
import { accountCheckoutProblems } from '#domain/checkout/account-checkout.ts';
import { unpackPlaces } from '#domain/delivery/packed-places.ts';
import { AddressModal } from '#islands/account/address/AddressModal.tsx';
import { LoginBlock } from '#islands/account/login/LoginBlock.tsx';
import { DeliveryFields } from '#islands/checkout/DeliveryFields.tsx';
import { DeliveryEstimate } from '#islands/checkout/summary/DeliveryEstimate.tsx';
import type { DeliverySource } from '#islands/delivery/use-delivery.ts';
import { asIsland } from '#islands/page/IslandBoundary.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $addresses, $isLoggedIn, $user } from '#stores/account/customer.ts';
import { $cart } from '#stores/cart/cart.ts';
import { $deliveryAddress } from '#stores/checkout/delivery.ts';
import { accountCustomer, placeOf } from '#stores/checkout/order-customer.ts';
import { believedNow } from '#stores/page/clock.ts';
import { CheckoutShell } from './CheckoutShell.tsx';
import { useCheckoutText } from './checkout-text.ts';
import { GiftFields } from './GiftFields.tsx';
import { OtherAddresses } from './OtherAddresses.tsx';
import { TaxIdFields } from './tax-id/TaxIdFields.tsx';

export type AccountCheckoutProps = {
  /** The country catalogue, packed. */
  readonly places: string;
  readonly delivery: DeliverySource;
  /** The shop's chat; '' where it has none. */
  readonly chat: string;
  /** 'Tu orden' as it was painted from the storage. */
  readonly children?: ReactNode;
};

function AccountCheckoutContent({ places, delivery, chat, children }: AccountCheckoutProps) {
  const t = useCheckoutText();
  const catalog = useMemo(() => unpackPlaces(places), [places]);
  const address = useShared($deliveryAddress);
  const [isAdding, setIsAdding] = useState(false);
  const before = (
    <>
      <LoginBlock after="stay" />
      <AddressModal catalog={catalog} open={isAdding} onClose={() => setIsAdding(false)}>
        <OtherAddresses catalog={catalog} onChosen={() => setIsAdding(false)} />
      </AddressModal>
    </>
  );
  return (
    <CheckoutShell
      label={t('title')}
      before={before}
      check={({ taxIdInput, taxpayer, addressId }, card) => {
        const session = { isLoggedIn: $isLoggedIn.get(), addresses: $addresses.get() };
        const checkout = { ...session, taxIdInput, taxpayer, addressId, cart: $cart.get(), card };
        return accountCheckoutProblems(checkout, believedNow());
      }}
      customer={(form) =>
        accountCustomer(form, { user: $user.get(), address: $deliveryAddress.get() }, catalog)
      }
      chat={chat}
      preview={children}
      estimate={<DeliveryEstimate place={placeOf(address)} {...delivery} />}
    >
      {(errors) => (
        <>
          <DeliveryFields catalog={catalog} error={errors.addressId} onNewAddress={() => setIsAdding(true)} />
          <GiftFields source={delivery.source} place={placeOf(address)} />
          <TaxIdFields error={errors.taxIdInput} />
        </>
      )}
    </CheckoutShell>
  );
}

/** The island. */
export const AccountCheckout = asIsland(AccountCheckoutContent);
