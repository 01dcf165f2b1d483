/** The language of the page that a browser shows. Where pages are built there is none: two are built at a time. */
import { defaultLocale, type Locale, readLocale } from './locales.ts';

/** What `<html lang>` says. */
export function pageLocale(): Locale {
  return readLocale(document.documentElement.lang) ?? defaultLocale;
}
