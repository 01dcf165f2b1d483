/** The addresses of the language switch, in a foot that is rendered once a language. */
import { type Locale, readLocale } from '#shared/i18n/locales.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { type PlaceholderValue, placeholder } from './placeholder.ts';

/** Where a link to the page in a language has its address. */
export const languagePlaceholder = (language: Locale) => placeholder('language', language);

/** The addresses of a page, whose path is free of the language. */
export function languageValues(path: string): Readonly<Record<'language', PlaceholderValue>> {
  return {
    language: (tag) => {
      const language = readLocale(tag);
      return language && ['href', localePath(language, path)];
    },
  };
}
