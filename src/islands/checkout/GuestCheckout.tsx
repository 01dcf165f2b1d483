/** The guest checkout (checkout spec §4, Guest checkout flow): the form 'Datos del cliente', the card and 'Tu orden'. */
import { useStore } from '@nanostores/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { shopConfiguration } from '#configuration/settings.ts';
import { addressLine } from '#domain/address.ts';
import { checkCard } from '#domain/card.ts';
import { type GuestForm, guestFormProblems } from '#domain/guest-checkout.ts';
import { GUEST_USER_ID, type OrderCustomer } from '#domain/order.ts';
import { normalisePhone } from '#domain/phone.ts';
import type { PlaceCatalog } from '#domain/place.ts';
import { formatQuetzales } from '#i18n/formats.ts';
import type { Locale } from '#i18n/locales.ts';
import { $cartTotal } from '#stores/cart.ts';
import { $checkoutForm, EMPTY_FORM } from '#stores/checkout-form.ts';
import { CardFields } from './CardFields.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { readCard } from './card-memory.ts';
import { checkoutTexts } from './checkout-text.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaySection } from './PaySection.tsx';
import { TaxIdFields } from './TaxIdFields.tsx';
import { useCardWipe } from './use-card-wipe.ts';
import { usePayment } from './use-payment.ts';
import { useProblems } from './use-problems.ts';
import './Checkout.css';

export type GuestCheckoutProps = {
  readonly locale: Locale;
  readonly catalog: PlaceCatalog;
  /** 'Tu orden' as it was painted from the storage. */
  readonly children?: ReactNode;
};

const hasCard = shopConfiguration.paymentMode === 'card';

function customerOf(form: GuestForm, catalog: PlaceCatalog): OrderCustomer {
  return {
    taxId: form.taxpayer?.taxId ?? '',
    name: form.taxpayer?.name ?? '',
    email: form.email.trim(),
    phone: normalisePhone(form.phone),
    addressLine: addressLine(form, catalog),
    addressId: 0,
    userId: GUEST_USER_ID,
    comments: form.comments.trim(),
  };
}

export function GuestCheckout({ locale, catalog, children }: GuestCheckoutProps) {
  const texts = checkoutTexts(locale);
  const { t } = texts;
  const element = useRef<HTMLFormElement>(null);
  const form = useStore($checkoutForm, { ssr: () => EMPTY_FORM });
  const total = useStore($cartTotal, { ssr: () => 0 });
  const problems = useProblems(element, t);
  const payment = usePayment(element, texts);
  useCardWipe(element);
  const { keepOnly } = problems;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the form's own changes settle its problems.
  useEffect(() => keepOnly(guestFormProblems(form)), [form]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const card = hasCard ? checkCard(readCard(event.currentTarget), new Date()) : [];
    if (!problems.pass([...guestFormProblems(form), ...card])) return;
    void payment.pay({ customer: customerOf(form, catalog), shownTotal: total, locale });
  }
  return (
    <div className="checkout">
      <form
        ref={element}
        className="checkout-form"
        aria-label={t('customer.legend')}
        // Without a script nothing may be sent anywhere: this method sends nothing by itself.
        method="dialog"
        noValidate
        onSubmit={submit}
      >
        <CustomerFields t={t} catalog={catalog} errors={problems.fields} />
        <TaxIdFields error={problems.fields.taxIdInput} {...texts} />
        {hasCard ? <CardFields t={t} errors={problems.card} onChange={problems.forgetCard} /> : null}
        <PaySection payment={payment} charged={total > 0 ? formatQuetzales(total, locale) : ''} {...texts} />
      </form>
      <OrderSummary {...texts}>{children}</OrderSummary>
    </div>
  );
}
