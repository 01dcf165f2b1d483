/** The link that sends an order as a chat message (decision 131, Chat). */

import { chatLink } from '#features/cart/rules/chat-order.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { type ChatOrder, orderMessage } from './order-message.ts';

/** Undefined where the shop takes no orders by chat, has no WhatsApp number, or nothing is ordered. */
export function useChatOrder(chat: string, order: ChatOrder): string | undefined {
  const locale = useLocale();
  const messages = useMessages();
  if (!shopConfiguration.takesChatOrders || order.lines.length === 0) return undefined;
  return chatLink(chat, orderMessage(order, { messages, locale }));
}
