/** The texts of the account's islands, as their components pass them on. */
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';

const accountText = clientText('account');
const messageText = clientText('messages');

export type AccountTexts = {
  readonly locale: Locale;
  readonly t: Text<'account'>;
  readonly messages: Text<'messages'>;
};

/** The texts in the page's language. */
export function accountTexts(locale: Locale): AccountTexts {
  return { locale, t: accountText(locale), messages: messageText(locale) };
}
