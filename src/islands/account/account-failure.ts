/** The text of a failed account call (storefront §8): the service's own message before a status. */
import type { ServiceFailure } from '#domain/page/failure.ts';
import type { Text } from '#i18n/messages.ts';
import { failureText } from '#islands/page/failure-text.ts';

/** The one message of the service that has a text of ours; others pass unchanged. */
const USER_NOT_FOUND = 'User not found';

/** '' for what is ignored without a word. */
export function accountFailureText(failure: ServiceFailure, messages: Text<'messages'>): string {
  if (failure.kind !== 'http' || failure.message === '') return failureText(failure, messages);
  return failure.message === USER_NOT_FOUND ? messages('failure.userNotFound') : failure.message;
}
