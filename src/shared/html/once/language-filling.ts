/** The addresses of the language switch, in a foot that is rendered once a language. */
import { type Locale, readLocale } from '#shared/i18n/locales.ts';
import { localePath } from '#shared/i18n/paths.ts';
import { type Filling, later } from './later.ts';

/** Where a link to the page in a language has its address. */
export const languageLater = (language: Locale) => later('language', language);

/** The addresses of a page, whose path is free of the language. */
export function languageFilling(path: string): Readonly<Record<'language', Filling>> {
  return {
    language: (tag) => {
      const language = readLocale(tag);
      return language && ['href', localePath(language, path)];
    },
  };
}
