/** The texts that are said in every room: of calls that failed, of what was done. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useText } from './use-text.ts';

const messageText = clientText('messages');

export function useMessages(): Text<'messages'> {
  return useText(messageText);
}
