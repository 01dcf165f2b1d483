/** Messages about a tax-id lookup (checkout §4; §8). */

import type { TaxIdOutcome } from '#features/checkout/store/tax-id.ts';
import { ownFailureText } from '#shared/ui/island/failure-text.ts';
import type { CheckoutTexts } from '../checkout-text.ts';
import { notifyCheckout } from '../notify-checkout.ts';

type Messages = Pick<CheckoutTexts, 'messages'>;

/** Why there is no taxpayer; '' when there is one, or nothing to be said. */
function taxIdRefusal(outcome: TaxIdOutcome, { messages }: Messages): string {
  switch (outcome.kind) {
    case 'empty':
      return messages('taxId.emptyField');
    case 'refused':
      return outcome.description || messages('taxId.failed');
    case 'unreadable':
      return messages('taxId.failed');
    case 'failed':
      // Its texts are those of the specification (decision 59, Toasts).
      return ownFailureText(outcome.failure, messages);
    default:
      return '';
  }
}

/** The message at the field, with advice (decision 59, Toasts); an empty field is only to be filled in. */
export function taxIdAdvice(outcome: TaxIdOutcome, texts: Pick<CheckoutTexts, 't' | 'messages'>): string {
  const refusal = taxIdRefusal(outcome, texts);
  if (refusal === '' || outcome.kind === 'empty') return refusal;
  return texts.t('taxId.refused', { reason: refusal.replace(/[.:\s]+$/, '') });
}

/** Tells the outcome with a toast: the service's description, if it has one, when it found somebody. */
export function notifyTaxId(outcome: TaxIdOutcome, texts: Messages): void {
  const found = outcome.kind === 'found' ? outcome.taxpayer.description : '';
  const refusal = taxIdRefusal(outcome, texts);
  notifyCheckout([
    { type: 'success', message: found },
    { type: outcome.kind === 'empty' ? 'warn' : 'error', message: refusal, position: 'top-center' },
  ]);
}
