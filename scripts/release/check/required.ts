/** The files that every shop has. */
import { isPageName } from '../../../src/features/product/rules/page-name.ts';
import { localePath, pagePath, slugPath } from '../../../src/shared/i18n/paths.ts';
import { NETLIFY_FUNCTION } from '../../publish/hosts/cloudflare-netlify.ts';
import { folderFile } from '../../publish/page/page-folders.ts';
import type { Facts } from '../facts/facts.ts';

const LANGUAGES = ['es-GT', 'en'] as const;

/** Files for hosts, browsers and search engines (contract, Hosting). */
const FILES = [
  '404.html',
  'en/404.html',
  '_headers',
  '_redirects',
  '_routes.json',
  '_worker.js',
  NETLIFY_FUNCTION,
  'nginx.conf',
  'payment-pages.json',
  'policy.json',
  'robots.txt',
  'sitemap-index.xml',
  'site.webmanifest',
  'sw.js',
  'version.json',
];

/** The file of a page, by its address. */
export function fileOf(path: string, hasFolders = false): string {
  const bare = decodeURIComponent(path).replace(/^\//, '');
  const file = bare === '' || bare === 'en' ? `${bare && `${bare}/`}index.html` : `${bare}.html`;
  return hasFolders ? folderFile(file) : file;
}

/** A required file, and the menu entry or article whose page it is. */
export interface Required {
  readonly file: string;
  readonly of?: { readonly kind: 'menu' | 'article'; readonly name: string };
}

/** All required files: fixed pages, a list for each menu entry, a page for each article, in both languages. */
export function requiredFiles(
  { menu, articles }: Pick<Facts, 'menu' | 'articles'>,
  hasFolders = false,
): readonly Required[] {
  const pages = LANGUAGES.flatMap((language) => {
    const file = (path: string): string => fileOf(localePath(language, path), hasFolders);
    return [
      ...Object.values(pagePath).map((path) => ({ file: file(path) })),
      ...menu.map(({ slug, title }) => ({
        file: file(slugPath.categoryPage(slug)),
        of: { kind: 'menu', name: title } as const,
      })),
      ...Object.entries(articles)
        .filter(([sku]) => isPageName(sku))
        .map(([sku, { name }]) => ({
          file: file(slugPath.product(sku)),
          of: { kind: 'article', name } as const,
        })),
    ];
  });
  return [...FILES.map((file) => ({ file })), ...pages];
}
