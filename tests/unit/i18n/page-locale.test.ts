import { afterEach, expect, test, vi } from 'vitest';
import { pageLocale } from '#i18n/page-locale.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['of an English page is English', 'en', 'en'],
  ['of a Spanish page is Spanish', 'es-GT', 'es-GT'],
  ['of a page that names none is the default', '', 'es-GT'],
])('the language %s', (_case, lang, locale) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(pageLocale()).toBe(locale);
});
