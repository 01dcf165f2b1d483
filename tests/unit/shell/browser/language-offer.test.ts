import { describe, expect, test } from 'vitest';
import { detectLanguage, type LanguageSources } from '../../../../src/shell/browser/language-offer.ts';

const NOTHING: LanguageSources = { query: '', cookie: '', stored: null, browser: [], htmlTag: '' };
const detect = (sources: Partial<LanguageSources>) => detectLanguage({ ...NOTHING, ...sources });

describe('the language of a visitor', () => {
  test.each<[string, Partial<LanguageSources>, string]>([
    ['the query', { query: '?lng=en', cookie: 'i18next=es', stored: 'es-GT', browser: ['es'] }, 'en'],
    ['the cookie', { cookie: 'a=b; i18next=en', stored: 'es-GT', browser: ['es'] }, 'en'],
    ['the local storage', { stored: 'en', browser: ['es-GT'], htmlTag: 'es-GT' }, 'en'],
    ['the browser', { browser: ['en-US', 'es'], htmlTag: 'es-GT' }, 'en'],
    ['the html tag', { htmlTag: 'es-GT' }, 'es-GT'],
    ['nothing at all: the fallback', {}, 'en'],
  ])('is read from %s', (_, sources, language) => {
    expect(detect(sources)).toBe(language);
  });

  test.each<[string, Partial<LanguageSources>, string]>([
    ['a query', { query: '?lng=fr', cookie: 'i18next=es', browser: ['en'] }, 'es-GT'],
    ['a cookie', { cookie: 'i18next=fr', stored: 'es', browser: ['en'] }, 'es-GT'],
    ['a damaged cookie', { cookie: 'i18next=%', stored: 'es', browser: ['en'] }, 'es-GT'],
    ['another cookie', { cookie: 'myi18next=en; i18next.x=en', browser: ['es'] }, 'es-GT'],
    ['the first languages of a browser', { browser: ['fr-CA', 'de', 'es-MX', 'en'] }, 'es-GT'],
  ])('is looked up further where %s names none of the shop', (_, sources, language) => {
    expect(detect(sources)).toBe(language);
  });
});
