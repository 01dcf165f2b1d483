/** The texts of the outcomes, letter for letter (checkout §8). */

import { denialReason } from '#features/payment/rules/payment-return.ts';
import type { PaymentOutcome } from '#features/payment/store/payment-outcome.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { ownFailureText } from '#shared/ui/island/failure-text.ts';

/** The texts of the pages of a payment. */
export type TitleTexts = { readonly t: Text<'payment'>; readonly messages: Text<'messages'> };

function failureTitle(failure: ServiceFailure, messages: TitleTexts['messages']): string {
  if (failure.kind === 'http') return messages('failure.status', { status: failure.status });
  return ownFailureText(failure, messages) || messages('failure.network');
}

/** What heads the outcome; '' before there is one. */
export function outcomeTitle(outcome: PaymentOutcome, { t, messages }: TitleTexts): string {
  switch (outcome.kind) {
    case 'nothing':
      return t('nothing');
    case 'unknown':
      return t('unknown.title');
    case 'denied': {
      const reason = denialReason(outcome.paymentReturn);
      return reason === '' ? messages('payment.deniedOnly') : messages('payment.denied', { reason });
    }
    case 'system-error':
      return messages('payment.systemError');
    case 'duplicate':
      return messages('payment.duplicate');
    case 'recorded':
      return messages('payment.recorded');
    case 'record-failed':
      return failureTitle(outcome.failure, messages);
    default:
      return '';
  }
}
