/**
 * A list page before its island: reads the address once. Whatever the printed list does not show wakes the island at
 * once; further pages of the printed list come without it.
 */
import { type Mount, startMounts } from './mounts.ts';
import { startIsland } from './start-island.ts';

/** Parameters that another list than the printed one answers (contract, List parameters). */
const ASKING = ['busqueda', 'marca', 'color', 'talla', 'etiqueta', 'orden', 'vista'];

/** A category that the server has not already answered with its own page. */
function missingCategory(params: URLSearchParams): string | undefined {
  const [category, ...others] = params.getAll('categoria');
  if (!category || others.length > 0 || params.has('busqueda')) return undefined;
  const listing = document.querySelector<HTMLElement>('.listing[data-list]');
  return listing?.dataset['listKind'] === 'all' ? category : undefined;
}

function wake(): void {
  document.documentElement.dataset['list'] = 'waiting';
  startIsland(document.querySelector<HTMLElement>('.listing > [data-mount]'));
}

async function readAddress(load: () => Promise<Mount>): Promise<void> {
  const params = new URLSearchParams(location.search);
  const category = missingCategory(params);
  if (category !== undefined) {
    const { showCategory } = await import('./category-address.ts');
    if (await showCategory(category)) startMounts({ list: load });
    else wake();
  }
  const isAsking = ASKING.some((name) => params.getAll(name).some((value) => value !== ''));
  if (isAsking || params.getAll('categoria').length > 1) wake();
  else if (params.has('pagina')) {
    const { restorePages } = await import('./list-more.ts');
    await restorePages(Number(params.get('pagina')));
  }
}

function answerMore(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null;
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./list-more.ts').then(({ showMore }) => showMore(link)).catch(() => location.assign(link.href));
}

/** Starts the list of the page; `load` brings what makes its controls alive. */
export function startListPage(load: () => Promise<Mount>): void {
  startMounts({ list: load });
  document.addEventListener('click', answerMore);
  readAddress(load).catch(() => undefined);
}
