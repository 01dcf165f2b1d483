/** Texts for pages, spoken while they are built: i18next as astro-i18next initialised it. */
import i18next from 'i18next';
import type { Locale } from './locales.ts';
import type { Namespace, Text } from './messages.ts';

/**
 * The texts of one namespace in one language. Always a fixed translator: i18next's global language is a race
 * while pages build concurrently.
 */
export function pageText<NS extends Namespace>(locale: Locale, namespace: NS): Text<NS> {
  const translate = i18next.getFixedT(locale, namespace);
  return (key, values) => translate(key, { ...values });
}
