/** The link that sends an order as a chat message (decision 131, Chat). */
import { shopConfiguration } from '#configuration/settings.ts';
import { chatLink } from '#domain/cart/chat-order.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useMessages } from '#islands/page/use-messages.ts';
import { type ChatOrder, orderMessage } from './order-message.ts';

/** Undefined where the shop takes no orders by chat, has no WhatsApp number, or nothing is ordered. */
export function useChatOrder(chat: string, order: ChatOrder): string | undefined {
  const locale = useLocale();
  const messages = useMessages();
  if (!shopConfiguration.takesChatOrders || order.lines.length === 0) return undefined;
  return chatLink(chat, orderMessage(order, { messages, locale }));
}
