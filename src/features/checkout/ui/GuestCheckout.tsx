/** The guest checkout (checkout §4, Guest checkout flow). */
import { useEffect, useMemo } from 'react';
import { LoginBlock } from '#features/account/ui/login/LoginBlock.tsx';
import { guestProblems } from '#features/checkout/rules/checkout-checks.ts';
import { $checkoutForm, prefillKnownPlace } from '#features/checkout/store/checkout-form.ts';
import { $savedDelivery, guestCustomer } from '#features/checkout/store/order-customer.ts';
import { fromPlaceColumns } from '#features/delivery/rules/place.ts';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { type CheckoutProps, CheckoutShell } from './CheckoutShell.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { useCheckoutText } from './checkout-text.ts';

function GuestCheckoutContent({ places, ...props }: CheckoutProps) {
  const t = useCheckoutText();
  const catalog = useMemo(() => fromPlaceColumns(places), [places]);
  const form = useShared($checkoutForm);
  const saved = useShared($savedDelivery);
  useEffect(() => {
    // Text that was typed before hydration is restored first, and takes precedence.
    const timer = setTimeout(() => prefillKnownPlace(catalog));
    return () => clearTimeout(timer);
  }, [catalog]);
  return (
    <CheckoutShell
      {...props}
      label={t('customer.legend')}
      check={(filled) => guestProblems(filled, $savedDelivery.get() !== null)}
      customer={(filled) => guestCustomer(filled, catalog)}
      place={saved ?? form}
      before={<LoginBlock after="fill-form" />}
      fields={(errors, blurred) => <CustomerFields catalog={catalog} errors={errors} blurred={blurred} />}
    />
  );
}

export const GuestCheckout = asIsland(GuestCheckoutContent);
