/** The order as a chat message, for who would rather not pay here (decision 131, Chat). The card's fields are no part of it. */

import { chatLines } from '#features/cart/rules/chat-order.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { ChatOrderLink } from '#features/cart/ui/ChatOrderLink.tsx';
import type { OrderCustomer } from '#features/checkout/rules/order.ts';
import { $checkoutForm } from '#features/checkout/store/checkout-form.ts';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';

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
  if (!useIsHydrated()) return null;
  const { taxId, recipient, addressLine: address } = customer;
  const buyer = { taxId: taxId || taxIdInput, address, recipient };
  return <ChatOrderLink wide chat={chat} order={{ lines: chatLines(cart), total, buyer }} />;
}
