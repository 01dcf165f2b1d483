/**
 * What the offline page leads to: the products and lists that the service worker has kept, with the pictures it has of
 * them. Nothing where there is no worker.
 */

import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pagePath, splitLocale } from '#shared/i18n/paths.ts';

const MAX = 12;

/** Of any version (`service-worker/cached.ts`). */
const PAGES = /^tienda-pages-/;

/** Addresses of articles and lists. */
const SHOWN = /^\/(producto|productos|marca|colecciones)(\/|$)/;

type KeptPage = { readonly href: string; readonly name: string; readonly picture: string | undefined };

/** The pages kept last come first. */
async function keptAddresses(): Promise<readonly Request[]> {
  const name = (await caches.keys()).find((each) => PAGES.test(each));
  if (name === undefined) return [];
  const all = await (await caches.open(name)).keys();
  const isShown = ({ url }: Request): boolean => {
    const { locale, path } = splitLocale(new URL(url).pathname);
    return locale === pageLocale() && SHOWN.test(path) && path !== pagePath.offline;
  };
  return all.filter(isShown).toReversed().slice(0, MAX);
}

/** The first address of a picture that is kept too. */
async function keptPicture(page: Document): Promise<string | undefined> {
  const candidates = [...page.querySelectorAll('main picture:first-of-type :is(source, img)')]
    .flatMap((each) => (each.getAttribute('srcset') ?? '').split(','))
    .map((each) => each.trim().split(' ')[0] ?? '')
    .filter((each) => each !== '')
    .slice(0, MAX);
  for (const each of candidates) if (await caches.match(each)) return each;
  return undefined;
}

async function readKept(request: Request): Promise<KeptPage | undefined> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (!kept) return undefined;
  const page = new DOMParser().parseFromString(await kept.text(), 'text/html');
  const name = page.querySelector('h1')?.textContent.trim() ?? '';
  const { pathname, search } = new URL(request.url);
  return name === '' ? undefined : { href: pathname + search, name, picture: await keptPicture(page) };
}

function rowOf({ href, name, picture }: KeptPage): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href;
  const words = document.createElement('span');
  words.textContent = name;
  if (picture) {
    const image = new Image();
    image.alt = '';
    image.src = picture;
    link.append(image);
  }
  link.append(words);
  const row = document.createElement('li');
  row.append(link);
  return row;
}

/** Fills `[data-kept-pages]`; it stays hidden while there is nothing in it. */
export async function showKeptPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept-pages]');
  if (!section || !('caches' in window)) return;
  const pages = await Promise.all((await keptAddresses()).map(readKept));
  const rows = pages.flatMap((page) => (page ? [rowOf(page)] : []));
  section.querySelector('ul')?.replaceChildren(...rows);
  section.hidden = rows.length === 0;
}
