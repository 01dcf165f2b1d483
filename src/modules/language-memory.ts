/** The language that somebody chose on this device (contract, Languages: `?lng=` is remembered). */
import { type Locale, readLocale } from '#i18n/locales.ts';

const KEY = 'tienda:language';

/** The chosen language; undefined where none was chosen or nothing can be stored. */
export function rememberedLanguage(): Locale | undefined {
  try {
    return readLocale(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Keeps a choice; where nothing can be stored it holds for this page only. */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // The address says the language anyway.
  }
}
