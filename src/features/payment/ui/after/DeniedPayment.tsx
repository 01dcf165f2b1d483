/** The next steps after a payment that failed (decision 130, Checkout), and the order as a chat message. */
import { chatLines } from '#features/cart/rules/chat-order.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { ChatOrderLink } from '#features/cart/ui/ChatOrderLink.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import type { PaymentReturn } from '../../rules/payment.ts';
import { orderOf } from '../../rules/payment-attempt.ts';
import { $cartOrder } from '../../store/payment-attempt.ts';
import { usePaymentText } from '../payment-text.ts';

/** `isDenied`: by the bank; otherwise the cause is unknown. */
export function NextTry({ isDenied }: { readonly isDenied: boolean }) {
  const t = usePaymentText();
  const steps = isDenied
    ? [t('next.check'), t('next.otherCard'), t('next.bank')]
    : [t('next.wait'), t('next.otherCard')];
  return (
    <ul className="next-try" aria-label={t('next.title')}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

export type DeniedByChatProps = {
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
  readonly paymentReturn: PaymentReturn;
};

/** The stored order, or the cart if it is lost, as a chat message with its reference (decision 131, Chat). */
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
