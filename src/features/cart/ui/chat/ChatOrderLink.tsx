/** 'Pedir por WhatsApp': opens a new tab, so that what was typed into the page stays (decision 131, Chat). */

import { ButtonLink } from '#shared/ui/Button.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import type { ChatOrder } from './order-message.ts';
import { useChatOrder } from './use-chat-order.ts';

export type ChatOrderLinkProps = {
  /** The shop's chat; '' where it has none. */
  readonly chat: string;
  readonly order: ChatOrder;
  readonly wide?: boolean;
};

export function ChatOrderLink({ chat, order, wide = false }: ChatOrderLinkProps) {
  const messages = useMessages();
  const href = useChatOrder(chat, order);
  if (href === undefined) return null;
  return (
    <ButtonLink kind="quiet" wide={wide} href={href} target="_blank" rel="noopener noreferrer">
      {messages('chat.order')}
    </ButtonLink>
  );
}
