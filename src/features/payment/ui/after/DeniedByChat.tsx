/** The order of a payment that did not go through, as a chat message with what the shop finds it by (decision 131, Chat). */

import { chatLines } from '#features/cart/rules/chat-order.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { ChatOrderLink } from '#features/cart/ui/ChatOrderLink.tsx';
import type { PaymentReturn } from '#features/payment/rules/payment.ts';
import { orderOf } from '#features/payment/rules/payment-attempt.ts';
import { $cartOrder } from '#features/payment/store/payment-attempt.ts';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';

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
