/** The choice of a language (decision 9, Languages): the switch, `?lng=`, and the stored choice. */
import { type Locale, readLocale } from '#shared/i18n/locales.ts';
import { localePath, splitLocale } from '#shared/i18n/paths.ts';
import { deviceStorage, writeText } from '#shared/storage/browser-storage.ts';
import { LANGUAGE_KEY } from '#shared/storage/keys.ts';

/**
 * Adds query and fragment of the page to the links of the switch, and follows `?lng=`. A press before this runs is
 * handled by `head/early-clicks.ts`.
 */
export function startLanguageSwitch(): void {
  followLanguageParameter();
  // Payment pages have another footer, because no link carries their query (decision 196, Query of a payment).
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.footer .switch a')) {
    const update = (): void => {
      link.href = link.pathname + location.search + location.hash;
    };
    update();
    // For a link that is opened in a tab or copied.
    link.onpointerdown = update;
  }
}

/** Remembers the language of `?lng=` and replaces the page by the one in that language. */
function followLanguageParameter(): void {
  const wanted = readLocale(new URLSearchParams(location.search).get('lng'));
  if (!wanted) return;
  rememberLanguage(wanted);
  location.replace(addressWithoutLanguage(location));
}

/** Path, query and fragment of an address in the language of its parameter `lng`; an unknown language is ignored. */
export function addressWithoutLanguage({ pathname, search, hash }: Location | URL): string {
  const query = new URLSearchParams(search);
  const { locale, path } = splitLocale(pathname);
  const wanted = readLocale(query.get('lng')) ?? locale;
  query.delete('lng');
  const rest = query.toString();
  // Two slashes at the start would be another site's address.
  const target = localePath(wanted, path).replace(/^\/+/, '/');
  return `${target}${rest === '' ? '' : `?${rest}`}${hash}`;
}

/** Stores a choice in a cookie and in the storage. */
export function rememberLanguage(language: Locale): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  try {
    // The name that i18next's detector uses, for other software of the shop on the same host.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of the shop, and ends too late for a link
    document.cookie = `i18next=${language};Path=/;Max-Age=31536000;SameSite=Lax${secure}`;
  } catch {
    // A browser that forbids storage throws on access.
  }
  writeText(deviceStorage, LANGUAGE_KEY, language);
}
