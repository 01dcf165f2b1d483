/**
 * The addresses that a document says are its own: canonical link, languages and the one that is shared
 * (contract, Promises of every page), and where its links to the other language lead.
 */
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { defaultLocale, type Locale, readLocale } from '#shared/i18n/locales.ts';
import { localePath } from '#shared/i18n/paths.ts';

/** Gives a page that shows something else than it was built for the address of that; `path` is free of the language. */
export function setPageAddress(locale: Locale, path: string): void {
  const address = (language: Locale): string => `${shopConfiguration.siteUrl}${localePath(language, path)}`;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    link.href = address(readLocale(link.hreflang) ?? defaultLocale);
  }
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', address(locale));
  document.head.querySelector('meta[property="og:url"]')?.setAttribute('content', address(locale));
  leadLanguages(path);
}

/** The switch, which an offer that is drawn later asks where to lead, and one that is there already. */
const LANGUAGE_LINKS = '[data-language-switch] a, .language-offer a';

/** Query and fragment go along, as `language/language-switch.ts` keeps them. */
function leadLanguages(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINKS)) {
    const language = readLocale(link.hreflang) ?? defaultLocale;
    link.href = localePath(language, path) + location.search + location.hash;
  }
}
