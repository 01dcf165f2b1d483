/** The order of a payment that did not go through, as a chat message with what the shop finds it by (decision 131, Chat). */
import type { PaymentReturn } from '#domain/payment/payment.ts';
import { orderOf } from '#domain/payment/payment-attempt.ts';
import { ChatOrderLink } from '#islands/cart/chat/ChatOrderLink.tsx';
import { chatLines } from '#islands/cart/chat/order-message.ts';
import { useMessages } from '#islands/page/use-messages.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { $cart, $cartTotal } from '#stores/cart/cart.ts';
import { $cartOrder } from '#stores/payment/payment-attempt.ts';

export type DeniedByChatProps = {
  /** The shop's chat; '' where it has none. */
  readonly chat: string;
  readonly paymentReturn: PaymentReturn;
};

/** What was ordered, or the cart where the browser has lost that. */
export function DeniedByChat({ chat, paymentReturn }: DeniedByChatProps) {
  const messages = useMessages();
  const cart = useShared($cart);
  const cartTotal = useShared($cartTotal);
  const { attempt, summary } = useShared($cartOrder);
  const reference = orderOf(attempt)?.cartOrder.localDocument || paymentReturn.orderId;
  const buyer = {
    taxId: summary?.taxId ?? '',
    address: summary?.addressLine ?? '',
    recipient: summary?.recipient ?? '',
    reference,
  };
  const { lines, total } = summary ?? { lines: chatLines(cart), total: cartTotal };
  return <ChatOrderLink chat={chat} order={{ lines, total, buyer, opening: messages('chat.denied') }} />;
}
