/** The texts of toasts and failed calls. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useText } from './use-text.ts';

const messageText = clientText('messages');

export function useMessages(): Text<'messages'> {
  return useText(messageText);
}
