/** The text of a failed call (checkout §8). */
import type { ServiceFailure } from '#domain/page/failure.ts';
import type { Text } from '#i18n/messages.ts';

/** '' for what is ignored without a word. */
export function failureText(failure: ServiceFailure, messages: Text<'messages'>): string {
  switch (failure.kind) {
    case 'network':
      return messages('failure.network');
    case 'http':
      return messages('failure.http', { status: failure.status });
    case 'not-json':
      return messages('failure.notJson');
    case 'unexpected':
      return messages('failure.unexpected');
    case 'refused':
      return failure.message === ''
        ? messages('failure.unexpected')
        : messages('failure.error', { message: failure.message });
    case 'aborted':
      return '';
  }
}
