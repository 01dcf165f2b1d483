/** 'Pedir por WhatsApp' (decision 131, Chat), in a new tab, so that typed text stays on the page. */
import { type ChatOrder, chatLink, orderMessage } from '#features/cart/rules/chat-order.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';

export type ChatOrderLinkProps = {
  /** The shop's chat; '' if it has none. */
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

/** The link; undefined if the shop takes no orders by chat, has no WhatsApp number, or nothing is ordered. */
export function useChatOrder(chat: string, order: ChatOrder): string | undefined {
  const locale = useLocale();
  const messages = useMessages();
  if (!shopConfiguration.takesChatOrders || order.lines.length === 0) return undefined;
  return chatLink(chat, orderMessage(order, { messages, locale }));
}
