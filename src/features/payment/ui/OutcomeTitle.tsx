/** The title of an outcome, letter for letter (checkout §8), with the provider's reason of a denial as a quotation. */
import { denialReason } from '#features/payment/rules/payment-return.ts';
import type { PaymentOutcome } from '#features/payment/store/payment-outcome.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { ownFailureText } from '#shared/ui/island/failure-text.ts';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { usePaymentText } from './payment-text.ts';

export function OutcomeTitle({ outcome }: { readonly outcome: PaymentOutcome }) {
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

type TitleTexts = { readonly t: Text<'payment'>; readonly messages: Text<'messages'> };

function failureTitle(failure: ServiceFailure, messages: TitleTexts['messages']): string {
  if (failure.kind === 'http') return messages('failure.status', { status: failure.status });
  return ownFailureText(failure, messages) || messages('failure.network');
}

/** The title; '' before there is an outcome. */
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
