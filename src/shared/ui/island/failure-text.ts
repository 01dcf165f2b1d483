/** The text of a failed call (storefront §8): the service's own words before ours (decision 59, Toasts). */
import type { ServiceFailure } from '#shared/http/failure.ts';
import type { Text } from '#shared/i18n/messages.ts';

/** The one message of the service that has a text of ours; others pass unchanged. */
const USER_NOT_FOUND = 'User not found';

/** What the service itself said of a failure, '' where it said nothing. */
export function serviceWords(failure: ServiceFailure): string {
  return ('message' in failure && failure.message) || '';
}

/** Our own text, for the places in which the specification leaves the service no word; '' for what is ignored. */
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

/** What the shopper reads of it; '' for what is ignored without a word. */
export function failureText(failure: ServiceFailure, messages: Text<'messages'>): string {
  const words = serviceWords(failure);
  if (words === USER_NOT_FOUND) return messages('failure.userNotFound');
  return words || ownFailureText(failure, messages);
}
