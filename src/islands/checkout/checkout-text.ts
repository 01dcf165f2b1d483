/** The texts of both checkouts, as their components pass them on. */
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import type { SummaryWords } from './summary/SummaryTable.tsx';

const checkoutText = clientText('checkout');
const messageText = clientText('messages');

export type CheckoutTexts = {
  readonly locale: Locale;
  readonly t: Text<'checkout'>;
  readonly messages: Text<'messages'>;
};

/** The texts in the page's language. */
export function checkoutTexts(locale: Locale): CheckoutTexts {
  return { locale, t: checkoutText(locale), messages: messageText(locale) };
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
