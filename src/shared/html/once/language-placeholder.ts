/** The addresses of the language switch in a footer that is rendered once per language. */
import { type Locale, readLocale } from '#shared/i18n/locales.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { type PlaceholderValue, placeholder } from './placeholder.ts';

/** The placeholder for the address of the page in a language. */
export const languagePlaceholder = (language: Locale) => placeholder('language', language);

/** The addresses of a page for these placeholders; `path` is without language. */
export function languageValues(path: string): Readonly<Record<'language', PlaceholderValue>> {
  return {
    language: (tag) => {
      const language = readLocale(tag);
      return language && ['href', localePath(language, path)];
    },
  };
}
