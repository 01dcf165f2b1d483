/** The language that somebody chose on this device (contract, Languages): in a cookie and in the storage. */
import { type Locale, readLocale } from '#i18n/locales.ts';

const KEY = 'tienda:language';
/** As i18next's detector calls it, for whatever else of the shop stands on its host. */
const COOKIE = 'i18next';
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);
const YEAR_SECONDS = 31_536_000;

/** The language that a page's cookies name (`document.cookie`); undefined where it is none of the shop. */
export function languageOfCookies(cookies: string): Locale | undefined {
  const [, value] = COOKIE_VALUE.exec(cookies) ?? [];
  return readLocale(value);
}

/** What is kept of a choice; empty where nothing can be stored. */
export function keptLanguage(): { readonly cookie: string; readonly stored: string | null } {
  return { cookie: attempt(() => document.cookie) ?? '', stored: attempt(() => localStorage.getItem(KEY)) };
}

/** Keeps a choice; where nothing can be stored the address says the language anyway. */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of the shop, and ends too late for a link
    document.cookie = `${COOKIE}=${locale};Path=/;Max-Age=${YEAR_SECONDS};SameSite=Lax${secure}`;
  });
  attempt(() => localStorage.setItem(KEY, locale));
}

/** Browsers that forbid storing throw at the very look at it. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
