/**
 * What a shopper can do after a payment that failed: next steps (decision 130, Checkout), or the order as a chat
 * message.
 */

import { chatLines } from '#features/cart/rules/chat-order.ts';
import { $cart, $cartTotal } from '#features/cart/store/cart.ts';
import { ChatOrderLink } from '#features/cart/ui/ChatOrderLink.tsx';
import { Style } from '#features/product/ui/buying/Style.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useShared } from '#shared/ui/island/use-shared.ts';
import type { PaymentReturn } from '../../rules/payment.ts';
import { orderOf } from '../../rules/payment-attempt.ts';
import { $cartOrder } from '../../store/payment-attempt.ts';
import { usePaymentText } from '../payment-text.ts';
import styles from './next-try.css?inline';

export type NextTryProps = {
  /** Whether the bank denied it; otherwise the cause is unknown. */
  readonly isDenied: boolean;
};

export function NextTry({ isDenied }: NextTryProps) {
  const t = usePaymentText();
  const steps = isDenied
    ? [t('next.check'), t('next.otherCard'), t('next.bank')]
    : [t('next.wait'), t('next.otherCard')];
  return (
    <>
      <Style css={styles} />
      <ul className="next-try" aria-label={t('next.title')}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

/** The order as a chat message with its reference (decision 131, Chat). */
export type DeniedByChatProps = {
  /** The shop's chat; '' if it has none. */
  readonly chat: string;
  readonly paymentReturn: PaymentReturn;
};

/** The stored order, or the cart if it is lost. */
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
