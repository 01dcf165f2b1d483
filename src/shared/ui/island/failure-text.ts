/** The text of a failed call (storefront §8): the service's message, otherwise ours (decision 59, Toasts). */
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { Text } from '#shared/i18n/messages.ts';

/** A message of the service that is replaced; others are shown unchanged. */
const USER_NOT_FOUND = 'User not found';

/** The service's own message about a failure; '' without one. */
export function serviceMessage(failure: ServiceFailure): string {
  return ('message' in failure && failure.message) || '';
}

/** The shop's own text, where the specification shows no message of the service; '' for an ignored failure. */
export function ownFailureText(failure: ServiceFailure, messages: Text<'messages'>): string {
  switch (failure.kind) {
    case 'network':
      return messages('failure.network');
    case 'http':
      return messages('failure.http', { status: failure.status });
    case 'not-json':
      return messages('failure.notJson');
    case 'unexpected':
    case 'refused':
      return messages('failure.unexpected');
    case 'aborted':
      return '';
  }
}

/** The text of a failure; '' for an ignored one. */
export function failureText(failure: ServiceFailure, messages: Text<'messages'>): string {
  const message = serviceMessage(failure);
  if (message === USER_NOT_FOUND) return messages('failure.userNotFound');
  return message || ownFailureText(failure, messages);
}
