/**
 * The search engines' metadata of every kind of page (contract, Settled after the second release: What cannot be
 * bought).
 */
import { describe, expect, test } from 'vitest';
import { isInSitemap, type PageSearch, searchHead } from '#shared/html/search-visibility.ts';

type Language = 'es-GT' | 'en';
const LANGUAGES = ['es-GT', 'en'] as const;

interface Row {
  readonly name: string;
  readonly path: string;
  readonly page?: PageSearch<Language>;
  readonly language?: Language;
  readonly isFound: boolean;
  readonly isListed: boolean;
  /** The canonical address; by default the page's own. */
  readonly canonical?: string;
  /** The languages of its alternates. */
  readonly languages?: readonly Language[];
}

const hidden = { isFound: false, isListed: false };
const found = { isFound: true, isListed: true };

const ROWS: readonly Row[] = [
  { name: 'the home page', path: '/', ...found },
  { name: 'the home page in English', path: '/', language: 'en', ...found },
  { name: 'an article', path: '/producto/A', page: { hasGoods: true }, ...found },
  { name: 'an article without pictures', path: '/producto/A', page: { hasGoods: false }, ...hidden },
  { name: 'an article with price 0', path: '/producto/A', page: { hasGoods: false }, ...hidden },
  { name: 'a category', path: '/productos/mujer', page: { hasGoods: true }, ...found },
  { name: 'an empty category', path: '/productos/mujer', page: { hasGoods: false }, ...hidden },
  { name: 'a filtered list', path: '/productos', page: { isCombination: true }, ...hidden },
  { name: 'a further page of a list', path: '/productos/pagina/2', isFound: true, isListed: false },
  {
    name: 'a landing page in both languages',
    path: '/colecciones/lluvia',
    language: 'en',
    page: { textIn: ['es-GT', 'en'] },
    ...found,
  },
  {
    name: 'a landing page without a translation, in Spanish',
    path: '/colecciones/lluvia',
    page: { textIn: ['es-GT'] },
    languages: ['es-GT'],
    ...found,
  },
  {
    name: 'a landing page without a translation, in English',
    path: '/colecciones/lluvia',
    language: 'en',
    page: { textIn: ['es-GT'] },
    canonical: 'es-GT /colecciones/lluvia',
    languages: ['es-GT'],
    ...hidden,
  },
  ...[
    '/cart',
    '/checkout',
    '/checkout-bac',
    '/pago',
    '/pago-exito',
    '/login',
    '/mi-cuenta',
    '/favoritos',
  ].map((path): Row => ({ name: path, path, page: { kind: 'personal' }, ...hidden })),
  ...['/404', '/sin-conexion', '/version'].map(
    (path): Row => ({ name: path, path, page: { kind: 'technical' }, ...hidden }),
  ),
  ...['staging', 'development', 'Production', ''].map(
    (environment): Row => ({
      name: `the environment '${environment}'`,
      path: '/',
      page: { environment },
      ...hidden,
    }),
  ),
];

describe.each(ROWS)('$name', (row) => {
  const { path, page = {}, language = 'es-GT', isFound, isListed, languages = LANGUAGES } = row;
  const { robots, canonical, alternates } = searchHead({ language, path }, page, LANGUAGES);
  const own = `${language} ${path}`;
  const address = `${canonical.language} ${canonical.path}`;

  test(`is ${isFound ? '' : 'not '}found`, () => {
    expect(robots).toBe(isFound ? undefined : 'noindex');
  });

  test(`is ${isListed ? '' : 'not '}in the sitemap`, () => {
    const noIndex = robots === 'noindex';
    expect(isInSitemap({ path, noIndex, isCanonical: address === own })).toBe(isListed);
  });

  test('names its canonical address, and the languages with its text', () => {
    expect(address).toBe(row.canonical ?? own);
    expect(alternates).toEqual(languages.map((each) => ({ language: each, path })));
  });
});

test('a page whose canonical address is another is not in the sitemap', () => {
  expect(isInSitemap({ path: '/a', noIndex: false, isCanonical: false })).toBe(false);
});
