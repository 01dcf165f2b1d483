/** The last step (checkout §2, Card payment form): problems, notices, charge, button and chat. */
import type { MouseEvent } from 'react';
import { chatLines } from '#features/cart/rules/chat-order.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { ChatOrderLink } from '#features/cart/ui/ChatOrderLink.tsx';
import { currencyRates } from '#shared/configuration/currency-rates.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { formatRate, formatRateDate } from '#shared/i18n/formats.ts';
import { SHOP_CURRENCY } from '#shared/money/currency.ts';
import { $shownCurrency } from '#shared/money/currency-store.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import type { OrderCustomer } from '../../rules/order.ts';
import { $checkoutForm } from '../../store/checkout-form.ts';
import { useCheckoutText } from '../checkout-text.ts';
import { focusProblem, problemFieldId, type ShownProblem } from '../problems.ts';
import { PayNoticeBox } from './PayNoticeBox.tsx';
import type { Payment } from './use-payment.ts';

export type PaySectionProps = {
  readonly payment: Payment;
  /** The press waits for the tax id lookup. */
  readonly isWaiting: boolean;
  /** The problems that are not corrected yet. */
  readonly problems: readonly ShownProblem[];
  /** The charge in quetzales, in any displayed currency (decision 2, Second currency); '' for an empty cart. */
  readonly charged: string;
};

export function PaySection({ payment, isWaiting, problems, charged }: PaySectionProps) {
  const t = useCheckoutText();
  const isOrder = shopConfiguration.paymentMode === 'order';
  return (
    <div className="checkout-pay">
      <ProblemSummary problems={problems} />
      <PayNoticeBox payment={payment} />
      <p className="checkout-charged">
        {charged === '' ? t('summary.chargedHint') : t('summary.chargedInQuetzales', { amount: charged })}
      </p>
      <RateNote />
      <Button type="submit" wide busy={payment.isBusy || isWaiting} data-keep-clear="">
        {isOrder ? t('sendOrder') : charged === '' ? t('pay') : t('payAmount', { amount: charged })}
      </Button>
      <p className="checkout-privacy">{isOrder ? t('privacyWithoutCard') : t('privacy')}</p>
    </div>
  );
}

/** The rate of the displayed currency and its date (decision 2, Second currency); nothing for quetzales. */
function RateNote() {
  const locale = useLocale();
  const t = useCheckoutText();
  const { currency, rate } = useShared($shownCurrency);
  if (currency === SHOP_CURRENCY) return null;
  const amount = formatRate(rate, { locale, currency });
  const date = formatRateDate(currencyRates[currency]?.since ?? '', locale);
  const since = date === '' ? '' : ` ${t('summary.rateSince', { date })}`;
  return <p className="checkout-privacy">{t('summary.rate', { rate: amount }) + since}</p>;
}

export type ProblemSummaryProps = {
  /** In the order of the checks, one for each field. */
  readonly problems: readonly ShownProblem[];
};

/** Links to the fields that must be corrected (decision 58, Form help). */
function ProblemSummary({ problems }: ProblemSummaryProps) {
  const t = useCheckoutText();
  if (problems.length === 0) return null;
  const follow = (event: MouseEvent, problem: ShownProblem): void => {
    // The address does not change, so that Back does not lead through the fields.
    event.preventDefault();
    focusProblem(problem);
  };
  return (
    <section aria-labelledby="checkout-problems" className="checkout-notice">
      <p id="checkout-problems">{t('problems')}</p>
      <ul>
        {problems.map((problem) => {
          const id = problemFieldId(problem);
          return (
            <li key={problem.error}>
              {id === undefined ? (
                problem.message
              ) : (
                <a href={`#${id}`} onClick={(event) => follow(event, problem)}>
                  {problem.message}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The order as a chat message, without card data (decision 131, Chat). */
export type OrderByChatProps = {
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
  readonly customer: Pick<OrderCustomer, 'taxId' | 'recipient' | 'addressLine'>;
};

/** Rendered after hydration, when the message is known. */
export function OrderByChat({ chat, customer }: OrderByChatProps) {
  const cart = useShared($cart);
  const total = useShared($cartTotal);
  const { taxIdInput } = useShared($checkoutForm);
  if (!useIsHydrated()) return null;
  const { taxId, recipient, addressLine: address } = customer;
  const buyer = { taxId: taxId || taxIdInput, address, recipient };
  return <ChatOrderLink wide chat={chat} order={{ lines: chatLines(cart), total, buyer }} />;
}
