/** The order as a chat message, for who would rather not pay here (decision 131, Chat). The card's fields are no part of it. */
import type { OrderCustomer } from '#domain/checkout/order.ts';
import { ChatOrderLink } from '#islands/cart/chat/ChatOrderLink.tsx';
import { chatLines } from '#islands/cart/chat/order-message.ts';
import { useLive } from '#islands/page/use-live.ts';
import { useShared } from '#islands/page/use-shared.ts';
import { $cart, $cartTotal } from '#stores/cart/cart.ts';
import { $checkoutForm } from '#stores/checkout/checkout-form.ts';

export type OrderByChatProps = {
  /** The shop's chat; '' where it has none. */
  readonly chat: string;
  readonly customer: Pick<OrderCustomer, 'taxId' | 'recipient' | 'addressLine'>;
};

/** Drawn with the message only: a link without it would be none that the built page needs. */
export function OrderByChat({ chat, customer }: OrderByChatProps) {
  const cart = useShared($cart);
  const total = useShared($cartTotal);
  const { taxIdInput } = useShared($checkoutForm);
  if (!useLive()) return null;
  const { taxId, recipient, addressLine: address } = customer;
  const buyer = { taxId: taxId || taxIdInput, address, recipient };
  return <ChatOrderLink wide chat={chat} order={{ lines: chatLines(cart), total, buyer }} />;
}
