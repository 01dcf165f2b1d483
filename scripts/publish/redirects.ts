/** Addresses that lead elsewhere, and one file that a query chooses (contract, Hosting). */
import { folderAddress } from '../../src/shared/configuration/page-format.ts';

/** An address and where it leads. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Old or doubled addresses of the two home pages, all permanent. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/inicio', to: '/' },
  { from: '/en/inicio', to: '/en' },
  { from: '/index', to: '/' },
  { from: '/en/index', to: '/en' },
  { from: '/index.html', to: '/' },
  { from: '/en/index.html', to: '/en' },
];

/** The lists whose `categoria` has separate pages. */
export const LIST_PAGES = ['/productos', '/en/productos'] as const;

/** One to three slugs (storefront §3, Menu rows), which no path traversal can be written with. */
const CATEGORY = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}$/;

/** Where a redirect leads in a site whose pages are folders. */
export const folderRedirects = (): readonly Redirect[] =>
  REDIRECTS.filter(({ from }) => !from.endsWith('.html')).map(({ from, to }) => ({
    from,
    to: folderAddress(to),
  }));

/** A path of this origin: a browser reads two slashes, or a backslash, at its start as another site. */
const ownPath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

/** Takes slashes or `.html` from the end of an address; the not-found pages have no address without it. */
function withoutEnding(path: string): string {
  const bare = path.replace(/\/+$/, '');
  if (bare !== path) return bare;
  return path.endsWith('.html') && !path.endsWith('/404.html') ? path.slice(0, -'.html'.length) : path;
}

/**
 * Where an address leads permanently: a known one, one with a slash or `.html` at its end.
 * @param path decoded, without query
 * @returns a path of this origin, or undefined when it stays
 */
export function redirectOf(path: string): string | undefined {
  const known = (each: string): string | undefined => REDIRECTS.find(({ from }) => from === each)?.to;
  const other = withoutEnding(path);
  const to = known(path) ?? known(other) ?? ownPath(other);
  return to === path || (other === path && known(path) === undefined) ? undefined : to;
}

/**
 * Where an address of a site whose pages are folders leads permanently: a known one, or one of a folder without its slash.
 * @returns a path of this origin, or undefined when it stays
 */
export function folderRedirectOf(path: string, exists: (file: string) => boolean): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  const known = folderRedirects().find(({ from }) => from === bare);
  if (known) return known.to;
  const page = ownPath(path.replace(/\/+(index\.html)?$|\.html$/, ''));
  const isPage = page !== '/' && exists(`${page.slice(1)}/index.html`);
  return isPage && path !== `${page}/` ? `${page}/` : undefined;
}

/**
 * The page that a list's `categoria` chooses: `/productos?categoria=hombre/zapatos` is printed in
 * `/productos/hombre/zapatos.html`. The caller serves it if it exists, the list's own page otherwise.
 * @returns a path without ending, or undefined when the query chooses none
 */
export function categoryPage(path: string, query: URLSearchParams): string | undefined {
  const category = query.get('categoria') ?? '';
  const isList = LIST_PAGES.some((list) => list === path);
  return isList && CATEGORY.test(category) ? `${path}/${category}` : undefined;
}
