/** The texts of both checkouts, as their components pass them on. */
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';

const checkoutText = await clientText('checkout');
const messageText = await clientText('messages');

export type CheckoutTexts = {
  readonly locale: Locale;
  readonly t: Text<'checkout'>;
  readonly messages: Text<'messages'>;
};

/** The texts in the page's language. */
export function checkoutTexts(locale: Locale): CheckoutTexts {
  return { locale, t: checkoutText(locale), messages: messageText(locale) };
}
