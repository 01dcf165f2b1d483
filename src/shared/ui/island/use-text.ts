import { useMemo } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Namespace, Text } from '#shared/i18n/messages.ts';
import { useLocale } from './locale.tsx';

/** The texts of a namespace (`clientText`) in the page's language. */
export function useText<NS extends Namespace>(text: (locale: Locale) => Text<NS>): Text<NS> {
  const locale = useLocale();
  return useMemo(() => text(locale), [text, locale]);
}
