/** The logged-in checkout (checkout §2, Delivery block; §5, Logged-in checkout): a saved address, NIT and card. */
import { useMemo, useState } from 'react';
import { $addresses, $isLoggedIn, $user } from '#features/account/store/customer.ts';
import { AddressModal } from '#features/account/ui/address/AddressModal.tsx';
import { LoginBlock } from '#features/account/ui/login/LoginBlock.tsx';
import { $cart } from '#features/cart/store/cart.ts';
import { accountCheckoutProblems } from '#features/checkout/rules/account-checkout.ts';
import { $deliveryAddress, accountCustomer, placeOf } from '#features/checkout/store/order-customer.ts';
import { fromPlaceColumns } from '#features/delivery/rules/place.ts';
import { correctedNow } from '#shared/clock/server-clock.ts';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { type CheckoutProps, CheckoutShell } from './CheckoutShell.tsx';
import { useCheckoutText } from './checkout-text.ts';
import { DeliveryFields, OtherAddresses } from './DeliveryFields.tsx';
import { GiftFields } from './GiftFields.tsx';
import { DeliveryEstimate } from './summary/OrderSummary.tsx';
import { TaxIdFields } from './tax-id/TaxIdFields.tsx';

function AccountCheckoutContent({ places, delivery, chat, children }: CheckoutProps) {
  const t = useCheckoutText();
  const catalog = useMemo(() => fromPlaceColumns(places), [places]);
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
        return accountCheckoutProblems(checkout, correctedNow());
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

export const AccountCheckout = asIsland(AccountCheckoutContent);
