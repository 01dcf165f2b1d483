/**
 * A list page before its island: reads the address once. Whatever the built list does not show starts the island at
 * once; further pages of the built list come without it.
 */

import { hasStoredFilters } from '#features/cart/store/stored-main.ts';
import { type Mount, startMounts } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { isAnsweredInPage, otherCategories, requestsOtherList } from './list-request.ts';

const listing = (): HTMLElement | null => document.querySelector<HTMLElement>('.listing[data-list]');

/** What `first-list.ts` has put out of sight is what is asked for after all. */
function show(): void {
  delete document.documentElement.dataset['list'];
}

function start(): void {
  startIsland(document.querySelector<HTMLElement>('.listing > [data-mount]'));
}

/** A category that the server has not already answered with its own page takes that page's place here. */
async function answerCategory(category: string): Promise<boolean> {
  try {
    const { showCategory } = await import('./category-address.ts');
    return await showCategory(category);
  } catch {
    return false;
  }
}

async function readAddress(load: () => Promise<Mount>): Promise<void> {
  const params = new URLSearchParams(location.search);
  const { list = '', listKind } = listing()?.dataset ?? {};
  const [category, ...others] = otherCategories(params, list);
  const isAlone = category !== undefined && others.length === 0 && listKind === 'all';
  const isPage = isAlone && !params.get('busqueda') && (await answerCategory(category));
  // Not before it is known whose controls these are: two hydrated lists on one page would answer each other's presses.
  startMounts({ list: load });
  // It will be asked for as soon as the list is there.
  if (params.get('busqueda')) void import('#features/catalogue/store/service-list.ts').catch(() => undefined);
  if (isAnsweredInPage(params) || (category !== undefined && !isPage)) {
    start();
    return;
  }
  show();
  if (location.search === '' && hasStoredFilters(list)) {
    void import('./filter-offer.ts').then(({ offerFilters }) => offerFilters(list)).catch(() => undefined);
  }
  if (!params.has('pagina')) return;
  const { restorePages } = await import('./list-more.ts');
  await restorePages(Number(params.get('pagina')));
}

/**
 * Answers a history step within this document by starting the island where the built list does not match the address. A
 * category's page under an address of all products is replaced by that list.
 */
function answerStep(): void {
  const { pathname, search } = location;
  const params = new URLSearchParams(search);
  const { list = '', listKind } = listing()?.dataset ?? {};
  const isOwn =
    pathname.includes(list) || params.getAll('categoria').some((each) => list === `/productos/${each}`);
  if (listKind === 'category' && !isOwn) location.reload();
  else if (requestsOtherList(params, pathname)) start();
}

function answerMore(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null;
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./list-more.ts').then(({ showMore }) => showMore(link)).catch(() => location.assign(link.href));
}

/** Starts the list of the page; `bring` fetches what hydrates its controls. */
export function startListPage(bring: () => Promise<Mount>): void {
  // Where that cannot come (offline), the built list is more than nothing.
  const load = (): Promise<Mount> =>
    bring().catch((reason: unknown) => {
      show();
      throw reason;
    });
  document.addEventListener('click', answerMore);
  addEventListener('popstate', answerStep);
  readAddress(load).catch(show);
}
