/** The guest checkout (checkout §4, Guest checkout flow): who orders, who is billed, the card and 'Tu orden'. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import type { Address } from '#domain/account.ts';
import { addressLine } from '#domain/address.ts';
import { checkCard } from '#domain/card.ts';
import { type GuestForm, guestFormProblems } from '#domain/guest-checkout.ts';
import { GUEST_USER_ID, type OrderCustomer } from '#domain/order.ts';
import { unpackPlaces } from '#domain/packed-places.ts';
import { normalisePhone } from '#domain/phone.ts';
import type { PlaceCatalog } from '#domain/place.ts';
import type { Locale } from '#i18n/locales.ts';
import { $checkoutForm, EMPTY_FORM } from '#stores/checkout-form.ts';
import { believedNow } from '#stores/clock.ts';
import { $user } from '#stores/customer.ts';
import { $savedDelivery } from '#stores/delivery.ts';
import { LoginBlock } from '../account/LoginBlock.tsx';
import { asIsland } from '../IslandBoundary.tsx';
import { CheckoutShell } from './CheckoutShell.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { checkoutTexts } from './checkout-text.ts';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';
import { TaxIdFields } from './TaxIdFields.tsx';
import type { DeliverySource } from './use-delivery.ts';

export type GuestCheckoutProps = {
  readonly locale: Locale;
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

function GuestCheckoutContent({ locale, places, delivery, children }: GuestCheckoutProps) {
  const texts = checkoutTexts(locale);
  const { t } = texts;
  const catalog = useMemo(() => unpackPlaces(places), [places]);
  const form = useStore($checkoutForm, { ssr: () => EMPTY_FORM });
  const saved = useStore($savedDelivery, { ssr: () => null });
  return (
    <CheckoutShell
      texts={texts}
      label={t('customer.legend')}
      check={(card) => [
        ...guestFormProblems(form, saved !== null),
        ...(card ? checkCard(card, believedNow()) : []),
      ]}
      customer={() => customerOf(form, $savedDelivery.get(), catalog)}
      preview={children}
      estimate={<DeliveryEstimate locale={locale} t={t} place={saved ?? form} {...delivery} />}
      before={<LoginBlock locale={locale} after="fill-form" />}
    >
      {(errors) => (
        <>
          <CustomerFields t={t} catalog={catalog} errors={errors} />
          <TaxIdFields error={errors.taxIdInput} {...texts} />
        </>
      )}
    </CheckoutShell>
  );
}

/** The island. */
export const GuestCheckout = asIsland(GuestCheckoutContent);
