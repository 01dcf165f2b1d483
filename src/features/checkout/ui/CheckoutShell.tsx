/** What both checkouts share: one form with the card and the pay button, 'Tu orden', and paying. */

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { $cartTotal } from '#features/cart/store/cart.ts';
import type { CardForm } from '#features/checkout/rules/card.ts';
import type { OrderCustomer } from '#features/checkout/rules/order.ts';
import { $checkoutForm, type CheckoutForm } from '#features/checkout/store/checkout-form.ts';
import { checkClock } from '#shared/clock/server-clock.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { formatQuetzales } from '#shared/i18n/formats.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { CardFields } from './card/CardFields.tsx';
import { readCard } from './card/card-memory.ts';
import { useCardPlace } from './card/card-place.ts';
import { useCardWipe } from './card/use-card-wipe.ts';
import { useCheckoutTexts } from './checkout-text.ts';
import { type CheckoutProblem, type FieldErrors, formFieldId } from './field-errors.ts';
import { OrderByChat } from './pay/OrderByChat.tsx';
import { OrderSent } from './pay/OrderSent.tsx';
import { PaySection } from './pay/PaySection.tsx';
import { usePayPress } from './pay/use-pay-press.ts';
import { usePayment } from './pay/use-payment.ts';
import { OrderSummary } from './summary/OrderSummary.tsx';
import { lookUpBlurredTaxId, TAX_ID_FIELD, TaxIdForm } from './tax-id/TaxIdForm.tsx';
import { useBlurredFieldIds } from './use-blurred-field-ids.ts';
import { useProblems } from './use-problems.ts';
import './Checkout.css';

export type CheckoutShellProps = {
  /** Accessible name of the form. */
  readonly label: string;
  /** The checks in their order; without a card where the order goes without one, or where only the form is looked at. */
  readonly check: (form: CheckoutForm, card: CardForm | undefined) => readonly CheckoutProblem[];
  /** Who orders. */
  readonly customer: (form: CheckoutForm) => OrderCustomer;
  /** The shop's chat; '' where it has none. */
  readonly chat: string;
  /** 'Tu orden' as it was painted from the storage. */
  readonly preview: ReactNode;
  /** When the order arrives, as its last line. */
  readonly estimate: ReactNode;
  /** Shown before the form, outside of it: the login. */
  readonly before?: ReactNode;
  /** The fields, with the messages that stand at them, and the ids of those that were left as they are. */
  readonly children: (errors: FieldErrors, left: readonly string[]) => ReactNode;
};

const hasCard = shopConfiguration.paymentMode === 'card';

export function CheckoutShell(props: CheckoutShellProps) {
  const { label, check, customer, chat, preview, estimate, before, children } = props;
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
  const recheck = useEffectEvent((changed: CheckoutForm) => problems.keepOnly(check(changed, undefined)));
  useEffect(() => recheck(form), [form]);

  const [left, blurredFields] = useBlurredFieldIds((id) => {
    if (id === formFieldId(TAX_ID_FIELD) && lookUpBlurredTaxId(texts)) return;
    const card = hasCard && element.current ? readCard(element.current) : undefined;
    problems.look(id, check(form, card));
  });

  const press = usePayPress(texts, () => {
    if (!element.current) return;
    // The lookup of the press may have changed the form since it was rendered.
    const pressed = $checkoutForm.get();
    const card = hasCard ? readCard(element.current) : undefined;
    if (!problems.pass(check(pressed, card))) return;
    void payment.pay({ customer: customer(pressed), shownTotal: total, locale });
  });
  if (payment.notice?.kind === 'sent') return <OrderSent />;
  return (
    <div className="checkout">
      <OrderSummary estimate={estimate}>{preview}</OrderSummary>
      <div className="checkout-steps">
        {before}
        <TaxIdForm />
        <form
          ref={element}
          className="checkout-form"
          aria-label={label}
          // Without a script nothing may be sent anywhere: this method sends nothing by itself.
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            press.start();
          }}
          {...blurredFields}
        >
          {children(problems.fields, left)}
          {hasCard ? <CardFields errors={problems.card} onChange={problems.forgetCard} /> : null}
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
