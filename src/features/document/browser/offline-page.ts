/**
 * The offline page: lists the articles and lists that the service worker has cached, and gives way to the requested
 * page once that can be loaded. A script writes its links, because only the browser knows the cache (decision 235, Ways
 * to render).
 */
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pagePath, splitLocale } from '#shared/i18n/paths.ts';

const MAX_PAGES = 12;

/** The cache of pages, of any version (`service-worker/cached.ts`). */
const PAGES = /^tienda-pages-/;

const LISTED = /^\/(producto|productos|marca|colecciones)(\/|$)/;

/** Time in ms between requests to the host, because a device reports only once, and too early, that it is online. */
const RETRY_MS = 4000;

/** Starts the page, which reloads when online unless it was opened at the offline page's address. */
export function startOfflinePage(): void {
  if (splitLocale(location.pathname).path !== pagePath.offline) {
    addEventListener('online', () => void reloadWhenOnline());
    setInterval(() => void reloadWhenOnline(), RETRY_MS);
  }
  void showCachedPages().catch(() => undefined);
}

async function reloadWhenOnline(): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => undefined);
  if (answer && answer.status < 500) location.reload();
}

/** Fills `[data-cached-pages]`, which stays hidden while it is empty. */
export async function showCachedPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-cached-pages]');
  if (!section || !('caches' in window)) return;
  const pages = await Promise.all((await cachedRequests()).map(readPage));
  const rows = pages.flatMap((page) => (page ? [renderRow(page)] : []));
  section.querySelector('ul')?.replaceChildren(...rows);
  section.hidden = rows.length === 0;
}

/** Cached articles and lists in the page's language, newest first. */
async function cachedRequests(): Promise<readonly Request[]> {
  const name = (await caches.keys()).find((each) => PAGES.test(each));
  if (name === undefined) return [];
  const all = await (await caches.open(name)).keys();
  const isListed = ({ url }: Request): boolean => {
    const { locale, path } = splitLocale(new URL(url).pathname);
    return locale === pageLocale() && LISTED.test(path) && path !== pagePath.offline;
  };
  return all.filter(isListed).toReversed().slice(0, MAX_PAGES);
}

type CachedPage = { readonly href: string; readonly name: string; readonly picture: string | undefined };

async function readPage(request: Request): Promise<CachedPage | undefined> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (!cached) return undefined;
  const page = new DOMParser().parseFromString(await cached.text(), 'text/html');
  const name = page.querySelector('h1')?.textContent.trim() ?? '';
  const { pathname, search } = new URL(request.url);
  return name === '' ? undefined : { href: pathname + search, name, picture: await cachedPicture(page) };
}

/** The first address of the page's picture that is cached too. */
async function cachedPicture(page: Document): Promise<string | undefined> {
  const candidates = [...page.querySelectorAll('main picture:first-of-type :is(source, img)')]
    .flatMap((each) => (each.getAttribute('srcset') ?? '').split(','))
    .map((each) => each.trim().split(' ')[0] ?? '')
    .filter((each) => each !== '')
    .slice(0, MAX_PAGES);
  for (const each of candidates) if (await caches.match(each)) return each;
  return undefined;
}

function renderRow({ href, name, picture }: CachedPage): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href;
  const text = document.createElement('span');
  text.textContent = name;
  if (picture) {
    const image = new Image();
    image.alt = '';
    image.src = picture;
    link.append(image);
  }
  link.append(text);
  const row = document.createElement('li');
  row.append(link);
  return row;
}
