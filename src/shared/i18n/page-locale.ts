/**
 * The language that a page was built in. `<html data-locale>` stores it separately from `lang`, which a browser changes
 * when it translates the page (contract, Settled after the second release).
 */
import { defaultLocale, type Locale, readLocale } from './locales.ts';

/** The tag of that language, which is in the name of its text files. */
export const builtLanguage = (): string | undefined => document.documentElement.dataset['locale'];

/** Whether the browser has translated the page. */
export const isTranslated = (): boolean => document.documentElement.lang !== builtLanguage();

/** Reads the language of the page that the browser shows. Use a prop during the build, where two languages are built at a time. */
export function pageLocale(): Locale {
  return readLocale(builtLanguage()) ?? defaultLocale;
}

/** Changes the language of a page whose content was replaced by its translation. */
export function setPageLocale(locale: Locale): void {
  const { documentElement } = document;
  documentElement.lang = locale;
  documentElement.dataset['locale'] = locale;
}
