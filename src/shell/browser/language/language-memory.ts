/** The language that somebody chose on this device (decision 9, Languages): in a cookie and in the storage. */
import type { Locale } from '#shared/i18n/locales.ts';
import { deviceStorage, writeText } from '#shared/storage/browser-storage.ts';
import { LANGUAGE_KEY } from '#shared/storage/keys.ts';

/** Remembers a choice; where nothing can be stored the address says the language anyway. */
export function rememberLanguage(language: Locale): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  try {
    // Named as i18next's detector names it, for other software of the shop on the same host.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of the shop, and ends too late for a link
    document.cookie = `i18next=${language};Path=/;Max-Age=31536000;SameSite=Lax${secure}`;
  } catch {
    // A browser that forbids storing throws at the very look at it.
  }
  writeText(deviceStorage, LANGUAGE_KEY, language);
}
