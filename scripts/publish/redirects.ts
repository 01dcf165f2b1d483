/** Permanent redirects, and the file that a query selects (contract, Hosting). */
import { folderAddress } from '../../src/shared/configuration/page-format.ts';

/** An address and its target. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Old or duplicate addresses of the two home pages. */
const HOME_REDIRECTS: readonly Redirect[] = [
  { from: '/inicio', to: '/' },
  { from: '/en/inicio', to: '/en' },
  { from: '/index', to: '/' },
  { from: '/en/index', to: '/en' },
  { from: '/index.html', to: '/' },
  { from: '/en/index.html', to: '/en' },
];

/** The lists whose `categoria` has a separate page. */
export const LIST_PAGES = ['/productos', '/en/productos'] as const;

/** One to three slugs (storefront §3, Menu rows); it cannot leave its folder. */
const CATEGORY = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}$/;

/**
 * The redirects of a site.
 * @param hasFolders whether a page is a folder with an `index.html`
 */
export function redirectsOf(hasFolders = false): readonly Redirect[] {
  if (!hasFolders) return HOME_REDIRECTS;
  const redirects = HOME_REDIRECTS.filter(({ from }) => !from.endsWith('.html'));
  return redirects.map(({ from, to }) => ({ from, to: folderAddress(to) }));
}

/** A path of this origin: browsers read two slashes, or a backslash, at its start as another site. */
const ownPath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

/** Removes slashes or `.html` from the end of a path; the not-found pages have no address without it. */
function withoutEnding(path: string): string {
  const bare = path.replace(/\/+$/, '');
  if (bare !== path) return bare;
  return path.endsWith('.html') && !path.endsWith('/404.html') ? path.slice(0, -'.html'.length) : path;
}

/**
 * The redirect of a path: a known one, or to the path without its slash or `.html`.
 * @param path decoded, without query
 * @returns a path of this origin; undefined without a redirect
 */
export function redirectOf(path: string): string | undefined {
  const known = (each: string): string | undefined => HOME_REDIRECTS.find(({ from }) => from === each)?.to;
  const other = withoutEnding(path);
  const to = known(path) ?? known(other) ?? ownPath(other);
  return to === path || (other === path && known(path) === undefined) ? undefined : to;
}

/**
 * The redirect in a site whose pages are folders: to the page's address with a final slash.
 * @param exists whether the site has a file
 */
export function folderRedirectOf(path: string, exists: (file: string) => boolean): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  const known = redirectsOf(true).find(({ from }) => from === bare);
  if (known) return known.to;
  const page = ownPath(path.replace(/\/+(index\.html)?$|\.html$/, ''));
  const isPage = page !== '/' && exists(`${page.slice(1)}/index.html`);
  return isPage && path !== `${page}/` ? `${page}/` : undefined;
}

/**
 * The page of a list's `categoria`: `/productos?categoria=hombre/zapatos` is in `/productos/hombre/zapatos.html`. The
 * caller serves the list's own page if it does not exist.
 * @returns a path without ending; undefined without a category
 */
export function categoryPage(path: string, query: URLSearchParams): string | undefined {
  const category = query.get('categoria') ?? '';
  const isList = LIST_PAGES.some((list) => list === path);
  return isList && CATEGORY.test(category) ? `${path}/${category}` : undefined;
}
