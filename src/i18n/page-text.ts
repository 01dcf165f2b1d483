/** Texts for pages, spoken while they are built: i18next as astro-i18next initialised it. */
import i18next from 'i18next';
import type { Locale } from './locales.ts';
import type { Namespace, Text, TextValues } from './messages.ts';
import { reportMissingText } from './missing-text.ts';

/**
 * The texts of one namespace in one language. Always a fixed translator: i18next's global language is a race
 * while pages build concurrently.
 */
export function pageText<NS extends Namespace>(locale: Locale, namespace: NS): Text<NS> {
  // The keys are typed by `TextKey`, not by i18next, whose own types for them cost seconds of checking.
  const translate: (key: string, values: TextValues) => string = i18next.getFixedT(locale, namespace);
  return (key, values = {}) => {
    const text = translate(key, values);
    if (text === key && !i18next.exists(key, { lng: locale, ns: namespace }))
      reportMissingText(locale, namespace, key);
    return text;
  };
}
