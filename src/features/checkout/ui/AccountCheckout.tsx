/** The logged-in checkout (checkout §2, Delivery block; §5, Logged-in checkout), to a saved address. */
import { useMemo, useState } from 'react';
import { $addresses, $isLoggedIn } from '#features/account/store/customer.ts';
import { AddressModal } from '#features/account/ui/address/AddressModal.tsx';
import { LoginBlock } from '#features/account/ui/login/LoginBlock.tsx';
import { $cart } from '#features/cart/store/cart.ts';
import { accountProblems } from '#features/checkout/rules/checkout-checks.ts';
import { $deliveryAddress, accountCustomer } from '#features/checkout/store/order-customer.ts';
import { fromPlaceColumns } from '#features/delivery/rules/place.ts';
import { UNKNOWN_PLACE } from '#features/delivery/store/delivery.ts';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { type CheckoutProps, CheckoutShell } from './CheckoutShell.tsx';
import { useCheckoutText } from './checkout-text.ts';
import { DeliveryFields, OtherAddresses } from './DeliveryFields.tsx';

function AccountCheckoutContent({ places, ...props }: CheckoutProps) {
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
      {...props}
      label={t('title')}
      check={(form) =>
        accountProblems({
          ...form,
          isLoggedIn: $isLoggedIn.get(),
          addresses: $addresses.get(),
          cart: $cart.get(),
        })
      }
      customer={(form) => accountCustomer(form, catalog)}
      place={address ?? UNKNOWN_PLACE}
      before={before}
      fields={(errors) => (
        <DeliveryFields catalog={catalog} error={errors.addressId} onNewAddress={() => setIsAdding(true)} />
      )}
    />
  );
}

export const AccountCheckout = asIsland(AccountCheckoutContent);
