/** What heads an outcome. The reason of a denial is a quotation: the words are the provider's, not the shop's. */
import { denialReason } from '#features/payment/rules/payment-return.ts';
import type { PaymentOutcome } from '#features/payment/store/payment-outcome.ts';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { outcomeTitle } from './outcome-title.ts';
import { usePaymentText } from './use-payment-text.ts';

export type OutcomeTitleProps = { readonly outcome: PaymentOutcome };

export function OutcomeTitle({ outcome }: OutcomeTitleProps) {
  const title = outcomeTitle(outcome, { t: usePaymentText(), messages: useMessages() });
  const quoted = outcome.kind === 'denied' ? denialReason(outcome.paymentReturn) : '';
  if (quoted === '') return <bdi>{title}</bdi>;
  const start = title.lastIndexOf(quoted);
  return (
    <bdi>
      <span>{title.slice(0, start)}</span>
      <q dir="auto">{quoted}</q>
      <span>{title.slice(start + quoted.length)}</span>
    </bdi>
  );
}
