/** The guest checkout (checkout §4, Guest checkout flow): customer, billing, card and 'Tu orden'. */
import { useEffect, useMemo } from 'react';
import { LoginBlock } from '#features/account/ui/login/LoginBlock.tsx';
import { checkCard } from '#features/checkout/rules/card.ts';
import { guestFormProblems } from '#features/checkout/rules/guest-checkout.ts';
import { $checkoutForm, prefillKnownPlace } from '#features/checkout/store/checkout-form.ts';
import { $savedDelivery, guestCustomer } from '#features/checkout/store/order-customer.ts';
import { fromPlaceColumns } from '#features/delivery/rules/place.ts';
import { correctedNow } from '#shared/clock/server-clock.ts';
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { type CheckoutProps, CheckoutShell } from './CheckoutShell.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { useCheckoutText } from './checkout-text.ts';
import { GiftFields } from './GiftFields.tsx';
import { DeliveryEstimate } from './summary/OrderSummary.tsx';
import { TaxIdFields } from './tax-id/TaxIdFields.tsx';

function GuestCheckoutContent({ places, delivery, chat, children }: CheckoutProps) {
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
      label={t('customer.legend')}
      check={(filled, card) => [
        ...guestFormProblems(filled, $savedDelivery.get() !== null),
        ...(card ? checkCard(card, correctedNow()) : []),
      ]}
      customer={(filled) => guestCustomer(filled, $savedDelivery.get(), catalog)}
      chat={chat}
      preview={children}
      estimate={<DeliveryEstimate place={saved ?? form} {...delivery} />}
      before={<LoginBlock after="fill-form" />}
    >
      {(errors, blurred) => (
        <>
          <CustomerFields catalog={catalog} errors={errors} blurred={blurred} />
          <GiftFields source={delivery.source} place={saved ?? form} />
          <TaxIdFields error={errors.taxIdInput} />
        </>
      )}
    </CheckoutShell>
  );
}

export const GuestCheckout = asIsland(GuestCheckoutContent);
