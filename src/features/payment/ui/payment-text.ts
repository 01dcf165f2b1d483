/** The texts of the payment pages and receipts. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useText } from '#shared/ui/island/use-text.ts';

const paymentText = clientText('payment');

export function usePaymentText(): Text<'payment'> {
  return useText(paymentText);
}
