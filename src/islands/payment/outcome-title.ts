/** The texts of the outcomes, letter for letter (checkout §8). */
import type { ServiceFailure } from '#domain/page/failure.ts';
import { denialReason } from '#domain/payment/payment-return.ts';
import type { Text } from '#i18n/messages.ts';
import { ownFailureText } from '#islands/page/failure-text.ts';
import type { PaymentOutcome } from '#stores/payment/payment-outcome.ts';

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
