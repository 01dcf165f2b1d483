import { afterEach, expect, test, vi } from 'vitest';
import { pageLocale, setPageLocale } from '#shared/i18n/page-locale.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['of an English page is English', 'en', 'en'],
  ['of a Spanish page is Spanish', 'es-GT', 'es-GT'],
  ['of a page that names none is the default', undefined, 'es-GT'],
])('the language %s, whatever the browser has translated it to', (_case, locale, expected) => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr', dataset: { locale } } });
  expect(pageLocale()).toBe(expected);
});

test('a page whose content is replaced has the language of the new content', () => {
  const documentElement = { lang: 'es-GT', dataset: { locale: 'es-GT' } };
  vi.stubGlobal('document', { documentElement });
  setPageLocale('en');
  expect(documentElement).toEqual({ lang: 'en', dataset: { locale: 'en' } });
});
