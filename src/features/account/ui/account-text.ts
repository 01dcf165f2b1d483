/** The texts of the account's components. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { useText } from '#shared/ui/island/use-text.ts';

const accountText = clientText('account');

export function useAccountText(): Text<'account'> {
  return useText(accountText);
}

/** The texts for the messages of a form. */
export type AccountTexts = {
  readonly locale: Locale;
  readonly t: Text<'account'>;
  readonly messages: Text<'messages'>;
};

export function useAccountTexts(): AccountTexts {
  return { locale: useLocale(), t: useAccountText(), messages: useMessages() };
}
