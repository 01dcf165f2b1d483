/** Reads the address of a list page; starts its island at once where the built list does not answer it. */

import { hasStoredFilters } from '#features/cart/store/stored-main.ts';
import { type Mount, startMounts } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { isAnsweredInPage, otherCategories, requestsOtherList } from './list-request.ts';

const listing = (): HTMLElement | null => document.querySelector<HTMLElement>('.listing[data-list]');

/** Shows the list that `first-list.ts` hid. */
function show(): void {
  delete document.documentElement.dataset['list'];
}

function start(): void {
  startIsland(document.querySelector<HTMLElement>('.listing > [data-mount]'));
}

async function answerCategory(category: string): Promise<boolean> {
  try {
    const { showCategory } = await import('./built-pages.ts');
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
  // Only now: a replaced list must not leave a hydrated one behind, which would answer the same presses.
  startMounts({ list: load });
  // The island needs it next.
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
  const { restorePages } = await import('./built-pages.ts');
  await restorePages(Number(params.get('pagina')));
}

/**
 * Answers a history step within this document: starts the island where the built list does not match the address. A
 * category's page in the address of all products is loaded again.
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
  import('./built-pages.ts').then(({ showMore }) => showMore(link)).catch(() => location.assign(link.href));
}

/** @param loadControls loads the code that hydrates the controls of the list */
export function startListPage(loadControls: () => Promise<Mount>): void {
  const load = (): Promise<Mount> =>
    loadControls().catch((reason: unknown) => {
      // Offline, the built list is better than nothing.
      show();
      throw reason;
    });
  document.addEventListener('click', answerMore);
  addEventListener('popstate', answerStep);
  readAddress(load).catch(show);
}
