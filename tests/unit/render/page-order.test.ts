/** The rendering order of pages of articles and lists. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inBuildOrder, type WantedPage } from '../../../scripts/render/page-order.ts';

const ARTICLE = 'src/pages/[...locale]/producto/[sku].astro';
const LIST = 'src/pages/[...locale]/productos/[...category].astro';
const BRAND = 'src/pages/[...locale]/marca/[...slug].astro';

const pagesOf = (component: string, list: string, count: number): readonly WantedPage[] =>
  Array.from({ length: count }, (_, at) => ({
    component,
    path: at === 0 ? list : `${list}/pagina/${at + 1}`,
  }));

const pathsOf = (pages: readonly WantedPage[]): readonly string[] =>
  inBuildOrder(pages).map(({ path }) => path);

test('an article is rendered in all languages before the next one, and articles before lists', () => {
  const articles = ['/producto/B', '/producto/A', '/en/producto/B', '/en/producto/A'];
  const pages = [
    ...pagesOf(BRAND, '/marca/norte', 1),
    ...articles.map((path) => ({ component: ARTICLE, path })),
  ];
  expect(pathsOf(pages)).toEqual([
    '/producto/B',
    '/en/producto/B',
    '/producto/A',
    '/en/producto/A',
    '/marca/norte',
  ]);
});

test('lists of a language are rendered in parallel, of any kind, and one language after the other', () => {
  const pages = [
    ...pagesOf(LIST, '/productos', 4),
    ...pagesOf(LIST, '/en/productos', 2),
    ...pagesOf(LIST, '/productos/hombre', 2),
    ...pagesOf(BRAND, '/marca/norte', 1),
  ];
  expect(pathsOf(pages)).toEqual([
    '/productos',
    '/productos/hombre',
    '/productos/pagina/2',
    '/marca/norte',
    '/productos/pagina/3',
    '/productos/hombre/pagina/2',
    '/productos/pagina/4',
    '/en/productos',
    '/en/productos/pagina/2',
  ]);
});

test('every page is rendered once, whichever are requested', () => {
  const page = fc.record({
    component: fc.constantFrom(ARTICLE, LIST, BRAND),
    path: fc.constantFrom(
      '/producto/A',
      '/en/producto/A',
      '/productos',
      '/productos/pagina/2',
      '/marca/x/pagina/9',
    ),
  });
  const property = fc.property(
    fc.uniqueArray(page, { selector: ({ component, path }) => component + path }),
    (pages) => {
      const ordered = inBuildOrder(pages);
      expect(new Set(ordered)).toEqual(new Set(pages));
      expect(ordered).toHaveLength(pages.length);
    },
  );
  fc.assert(property);
});
