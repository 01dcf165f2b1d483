/** What heads an outcome. The reason of a denial is a quotation: the words are the provider's, not the shop's. */
import { denialReason } from '#domain/payment/payment-return.ts';
import { useMessages } from '#islands/page/use-messages.ts';
import type { PaymentOutcome } from '#stores/payment/payment-outcome.ts';
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
