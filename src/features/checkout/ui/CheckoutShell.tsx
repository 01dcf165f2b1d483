/** The common part of both checkouts: the form with card and pay button, 'Tu orden', and the payment. */
import './Checkout.css';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { $cartTotal } from '#features/cart/store/cart.ts';
import { checkCard } from '#features/checkout/rules/card.ts';
import type { OrderCustomer } from '#features/checkout/rules/order.ts';
import { $checkoutForm, type CheckoutForm } from '#features/checkout/store/checkout-form.ts';
import type { DeliveryPlace } from '#features/delivery/rules/delivery.ts';
import type { PlaceColumns } from '#features/delivery/rules/place.ts';
import type { DeliverySource } from '#features/delivery/ui/use-delivery.ts';
import { checkClock, correctedNow } from '#shared/clock/server-clock.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { type BlurHandlers, useBlurredFields } from '#shared/ui/island/use-blurred-fields.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { CardFields } from './card/CardFields.tsx';
import { readCard, useCardWipe } from './card/card-memory.ts';
import { useCardPlace } from './card/card-place.ts';
import { useCheckoutTexts } from './checkout-text.ts';
import { GiftFields } from './GiftFields.tsx';
import { OrderSent } from './pay/PayNoticeBox.tsx';
import { OrderByChat, PaySection } from './pay/PaySection.tsx';
import { usePayment, usePayPress } from './pay/use-payment.ts';
import { type CheckoutProblem, type FieldErrors, formFieldId, useProblems } from './problems.ts';
import { OrderSummary } from './summary/OrderSummary.tsx';
import { TaxIdFields } from './tax-id/TaxIdFields.tsx';
import { lookUpBlurredTaxId, TAX_ID_FIELD, TaxIdForm } from './tax-id/TaxIdForm.tsx';

export type CheckoutProps = {
  /** The country catalogue. */
  readonly places: PlaceColumns;
  readonly delivery: DeliverySource;
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
  /** The preview of 'Tu orden' from the storage. */
  readonly children?: ReactNode;
};

export type CheckoutShellProps = Omit<CheckoutProps, 'places'> & {
  /** Accessible name of the form. */
  readonly label: string;
  /** The problems of the form in the order of the checks; the card's follow. */
  readonly check: (form: CheckoutForm) => readonly CheckoutProblem[];
  readonly customer: (form: CheckoutForm) => OrderCustomer;
  /** The destination. */
  readonly place: DeliveryPlace;
  /** The login, outside the form. */
  readonly before: ReactNode;
  /** The customer's fields, with their errors and the ids of fields that were left. */
  readonly fields: (errors: FieldErrors, blurred: readonly string[]) => ReactNode;
};

const hasCard = shopConfiguration.paymentMode === 'card';

export function CheckoutShell(props: CheckoutShellProps) {
  const { label, check, customer, place, delivery, chat, before, fields, children } = props;
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const form = useShared($checkoutForm);
  const total = useShared($cartTotal);
  const texts = useCheckoutTexts();
  const problems = useProblems();
  const payment = usePayment({ form: element, onCardProblems: problems.pass });
  useCardWipe(element);
  useCardPlace(element);
  useEffect(() => void checkClock(), []);
  const recheck = useEffectEvent((changed: CheckoutForm) => problems.keepOnly(check(changed)));
  useEffect(() => recheck(form), [form]);
  const findAll = (checked: CheckoutForm): readonly CheckoutProblem[] => [
    ...check(checked),
    ...(hasCard && element.current ? checkCard(readCard(element.current), correctedNow()) : []),
  ];
  const [blurred, blurredFields] = useBlurredFieldIds((id) => {
    if (id === formFieldId(TAX_ID_FIELD) && lookUpBlurredTaxId(texts)) return;
    problems.showField(id, findAll(form));
  });
  const press = usePayPress(texts, () => {
    // The form may be gone after the lookup.
    if (!element.current) return;
    // The lookup may have changed its values since the render.
    const pressed = $checkoutForm.get();
    if (problems.pass(findAll(pressed)))
      void payment.pay({ customer: customer(pressed), shownTotal: total, locale });
  });
  if (payment.notice?.kind === 'sent') return <OrderSent />;
  return (
    <div className="checkout">
      <OrderSummary place={place} delivery={delivery}>
        {children}
      </OrderSummary>
      <div className="checkout-steps">
        {before}
        <TaxIdForm />
        <form
          ref={element}
          className="checkout-form"
          aria-label={label}
          // Without a script, this method sends nothing.
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            press.start();
          }}
          {...blurredFields}
        >
          {fields(problems.errors, blurred)}
          <GiftFields source={delivery.source} place={place} />
          <TaxIdFields error={problems.errors.taxIdInput} />
          {hasCard ? <CardFields errors={problems.errors} onChange={problems.forgetCard} /> : null}
          <PaySection
            payment={payment}
            isWaiting={press.isWaiting}
            problems={problems.list}
            charged={total > 0 ? formatQuetzales(total, locale) : ''}
          />
          <OrderByChat chat={chat} customer={customer(form)} />
        </form>
      </div>
    </div>
  );
}

/** Ids of fields that were left and not changed since; their values may be a card's (decision 76, Card data). */
function useBlurredFieldIds(onFieldBlur: (id: string) => void): readonly [readonly string[], BlurHandlers] {
  const [blurred, setBlurred] = useState<readonly string[]>([]);
  const { onInput, onBlur } = useBlurredFields(({ id }) => {
    setBlurred((before) => [...before.filter((each) => each !== id), id]);
    onFieldBlur(id);
  });
  const typeAgain: BlurHandlers['onInput'] = (event) => {
    const { target } = event;
    // A select that renders between `input` and `change` would lose the choice.
    if (target instanceof HTMLInputElement) {
      setBlurred((before) => (before.includes(target.id) ? before.filter((id) => id !== target.id) : before));
    }
    onInput(event);
  };
  return [blurred, { onInput: typeAgain, onBlur }];
}
