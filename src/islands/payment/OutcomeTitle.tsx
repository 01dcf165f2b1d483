/** What heads an outcome. The reason of a denial is a quotation: the words are the provider's, not the shop's. */
import type { PaymentOutcome } from '#stores/payment/payment-outcome.ts';
import { outcomeTitle, type TitleTexts } from './outcome-title.ts';

export type OutcomeTitleProps = TitleTexts & { readonly outcome: PaymentOutcome };

export function OutcomeTitle({ outcome, t, messages }: OutcomeTitleProps) {
  const title = outcomeTitle(outcome, { t, messages });
  const quoted = outcome.kind === 'denied' ? outcome.paymentReturn.responseText : '';
  if (quoted === '') return <bdi>{title}</bdi>;
  const start = title.lastIndexOf(quoted);
  return (
    <bdi>
      {title.slice(0, start)}
      <q dir="auto">{quoted}</q>
      {title.slice(start + quoted.length)}
    </bdi>
  );
}
