/** Texts for components: each room has a hook for its namespace, made of this one and of its `clientText`. */
import { useMemo } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Namespace, Text } from '#shared/i18n/messages.ts';
import { useLocale } from './locale.tsx';

/** The texts of a namespace in the page's language; the same function for as long as a component stays. */
export function useText<NS extends Namespace>(text: (locale: Locale) => Text<NS>): Text<NS> {
  const locale = useLocale();
  return useMemo(() => text(locale), [text, locale]);
}
