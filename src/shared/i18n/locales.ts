/** The languages of the shop (storefront §1: es-GT, fallback en), and the static paths of each. */
export const locales = ['es-GT', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es-GT';
/** The language of the service's own texts, whatever the page's language: names, descriptions, the footer's text. */
export const serviceLanguage: Locale = 'es-GT';

/** One entry for `getStaticPaths` of a `[...locale]` page: the default language has no prefix. */
export type LocalePath = { params: { locale: string | undefined }; props: { locale: Locale } };

/** First segment of the addresses of a language; undefined for the default language. */
export function localeSegment(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

/** The result of `getStaticPaths` for every `[...locale]` page without another parameter. */
export function localePaths(): LocalePath[] {
  return locales.map((locale) => ({ params: { locale: localeSegment(locale) }, props: { locale } }));
}

/** Reads a language tag from outside (`<html lang>`, `?lng=`): `en…` is English, `es…` the default, else undefined. */
export function readLocale(tag: string | null | undefined): Locale | undefined {
  const language = (tag ?? '').toLowerCase().split('-')[0];
  if (language === 'en') return 'en';
  return language === 'es' ? 'es-GT' : undefined;
}
