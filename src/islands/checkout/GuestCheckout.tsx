/** The guest checkout (checkout §4, Guest checkout flow): who orders, who is billed, the card and 'Tu orden'. */
import { type ReactNode, useMemo } from 'react';
import type { Address } from '#domain/account/account.ts';
import { addressLine } from '#domain/account/address.ts';
import { normalisePhone } from '#domain/account/phone.ts';
import { checkCard } from '#domain/checkout/card.ts';
import { type GuestForm, guestFormProblems } from '#domain/checkout/guest-checkout.ts';
import { GUEST_USER_ID, type OrderCustomer } from '#domain/checkout/order.ts';
import { unpackPlaces } from '#domain/delivery/packed-places.ts';
import type { PlaceCatalog } from '#domain/delivery/place.ts';
import { LoginBlock } from '#islands/account/login/LoginBlock.tsx';
import { DeliveryEstimate } from '#islands/checkout/summary/DeliveryEstimate.tsx';
import type { DeliverySource } from '#islands/delivery/use-delivery.ts';
import { asIsland } from '#islands/page/IslandBoundary.tsx';
import { useShared } from '#islands/page/use-shared.ts';
import { $user } from '#stores/account/customer.ts';
import { $checkoutForm } from '#stores/checkout/checkout-form.ts';
import { $savedDelivery } from '#stores/checkout/delivery.ts';
import { believedNow } from '#stores/page/clock.ts';
import { CheckoutShell } from './CheckoutShell.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { useCheckoutText } from './checkout-text.ts';
import { TaxIdFields } from './tax-id/TaxIdFields.tsx';

export type GuestCheckoutProps = {
  /** The country catalogue, packed. */
  readonly places: string;
  readonly delivery: DeliverySource;
  /** 'Tu orden' as it was painted from the storage. */
  readonly children?: ReactNode;
};

/** Who orders and where it goes; whoever is logged in orders under their own id (checkout §2, Login block). */
function customerOf(form: GuestForm, saved: Address | null, catalog: PlaceCatalog): OrderCustomer {
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
  };
}

function GuestCheckoutContent({ places, delivery, children }: GuestCheckoutProps) {
  const t = useCheckoutText();
  const catalog = useMemo(() => unpackPlaces(places), [places]);
  const form = useShared($checkoutForm);
  const saved = useShared($savedDelivery);
  return (
    <CheckoutShell
      label={t('customer.legend')}
      check={(card) => [
        ...guestFormProblems(form, saved !== null),
        ...(card ? checkCard(card, believedNow()) : []),
      ]}
      customer={() => customerOf(form, $savedDelivery.get(), catalog)}
      preview={children}
      estimate={<DeliveryEstimate place={saved ?? form} {...delivery} />}
      before={<LoginBlock after="fill-form" />}
    >
      {(errors) => (
        <>
          <CustomerFields catalog={catalog} errors={errors} />
          <TaxIdFields error={errors.taxIdInput} />
        </>
      )}
    </CheckoutShell>
  );
}

/** The island. */
export const GuestCheckout = asIsland(GuestCheckoutContent);
