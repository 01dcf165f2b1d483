/** The texts of the pages of a payment, and of receipts. */
import { clientText } from '#i18n/client-text.ts';
import type { Text } from '#i18n/messages.ts';
import { useText } from '#islands/page/use-text.ts';

const paymentText = clientText('payment');

export function usePaymentText(): Text<'payment'> {
  return useText(paymentText);
}
