/** The texts of the account's islands. */
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Text } from '#i18n/messages.ts';
import { useLocale } from '#islands/page/locale.tsx';
import { useMessages } from '#islands/page/use-messages.ts';
import { useText } from '#islands/page/use-text.ts';

const accountText = clientText('account');

export function useAccountText(): Text<'account'> {
  return useText(accountText);
}

/** What is needed to say what came of a form. */
export type AccountTexts = {
  readonly locale: Locale;
  readonly t: Text<'account'>;
  readonly messages: Text<'messages'>;
};

export function useAccountTexts(): AccountTexts {
  return { locale: useLocale(), t: useAccountText(), messages: useMessages() };
}
