/** `?lng=en` leads to the `/en` address without the parameter, and is remembered (decision 9, Languages). */
import { readLocale } from '#shared/i18n/locales.ts';
import { localePath, splitLocale } from '#shared/i18n/paths.ts';
import { rememberLanguage } from './language-memory.ts';

/** Path, query and fragment that an address with `lng` leads to; a language that the shop has not changes none. */
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

/** Remembers the language of the address and goes to the page in it; the step back does not return here. */
export function obeyLanguageParameter(): void {
  const wanted = readLocale(new URLSearchParams(location.search).get('lng'));
  if (!wanted) return;
  rememberLanguage(wanted);
  location.replace(addressWithoutLanguage(location));
}
