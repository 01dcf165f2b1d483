/** The addresses of the language switch in a footer that is rendered once per language. */
import { type Locale, readLocale } from '#shared/i18n/locales.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { type PlaceholderValue, placeholder } from './placeholder.ts';

/** The place of the address in a link to the page's translation. */
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
