/** The texts of both checkouts. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useText } from '#shared/ui/island/use-text.ts';
import type { SummaryWords } from './summary/SummaryTable.tsx';

const checkoutText = clientText('checkout');

export function useCheckoutText(): Text<'checkout'> {
  return useText(checkoutText);
}

/** What is needed to say what came of a press. */
export type CheckoutTexts = {
  readonly t: Text<'checkout'>;
  readonly messages: Text<'messages'>;
};

export function useCheckoutTexts(): CheckoutTexts {
  return { t: useCheckoutText(), messages: useMessages() };
}

/** The words of 'Tu orden'. */
export function summaryWords(t: Text<'checkout'>): SummaryWords {
  return {
    product: t('summary.product'),
    quantity: t('summary.quantity'),
    total: t('summary.total'),
    shipping: t('summary.shipping'),
    free: t('summary.free'),
    grandTotal: t('summary.grandTotal'),
  };
}
