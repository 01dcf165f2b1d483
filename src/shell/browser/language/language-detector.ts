/**
 * Which language a visitor wants (storefront §7; decision 9, Languages): the query, a cookie, the local storage, the
 * browser and the html tag are asked in this order. What is found is offered; nobody is moved by it.
 */
import { type Locale, readLocale } from '#shared/i18n/locales.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { LANGUAGE_KEY } from '#shared/storage/keys.ts';
import { storedText } from '#shared/storage/stored-text.ts';

/** Everything that may name a language, as the browser has it. */
export interface LanguageSources {
  readonly query: string;
  readonly cookie: string;
  readonly stored: string | null;
  readonly browser: readonly string[];
  readonly htmlTag: string;
}

const COOKIE = /(?:^|;\s*)i18next=([^;]*)/;

/** For visitors without a language of the shop. */
const FALLBACK: Locale = 'en';

/** The first language of the shop that is named. */
export function detectLanguage({ query, cookie, stored, browser, htmlTag }: LanguageSources): Locale {
  return (
    readLocale(new URLSearchParams(query).get('lng')) ??
    readLocale(COOKIE.exec(cookie)?.[1]) ??
    readLocale(stored) ??
    browser.map(readLocale).find((locale) => locale !== undefined) ??
    readLocale(htmlTag) ??
    FALLBACK
  );
}

/** What this page's visitor wants. */
export function preferredLanguage(): Locale {
  return detectLanguage({
    query: location.search,
    cookie: attempt(() => document.cookie) ?? '',
    stored: storedText(LANGUAGE_KEY),
    browser: navigator.languages,
    htmlTag: pageLocale(),
  });
}

/** A browser that forbids storing throws at the very look at it. */
function attempt<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
