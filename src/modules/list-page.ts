/**
 * A list page before its island: reads the address once. Whatever the printed list does not show wakes the island at
 * once; further pages of the printed list come without it.
 */

/** Parameters that another list than the printed one answers (contract, List parameters). */
const ASKING = ['busqueda', 'marca', 'color', 'talla', 'etiqueta', 'orden', 'vista'];

const ISLAND = '.listing > astro-island';

/** A category that the server has not already answered with its own page. */
function missingCategory(params: URLSearchParams): string | undefined {
  const [category, ...others] = params.getAll('categoria');
  if (!category || others.length > 0 || params.has('busqueda')) return undefined;
  const listing = document.querySelector<HTMLElement>('.listing[data-list]');
  return listing?.dataset['listKind'] === 'all' ? category : undefined;
}

/** The island may be heard of before or after its directive, so it is told again when it comes alive. */
async function wake(): Promise<void> {
  document.documentElement.dataset['list'] = 'waiting';
  await customElements.whenDefined('astro-island');
  document.querySelector(ISLAND)?.dispatchEvent(new CustomEvent('intent:hydrate'));
}

async function readAddress(): Promise<void> {
  const params = new URLSearchParams(location.search);
  const category = missingCategory(params);
  if (category !== undefined) {
    const { showCategory } = await import('./category-address.ts');
    if (!(await showCategory(category))) await wake();
  }
  const isAsking = ASKING.some((name) => params.getAll(name).some((value) => value !== ''));
  if (isAsking || params.getAll('categoria').length > 1) await wake();
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

/** Starts the list of the page. */
export function startListPage(): void {
  document.addEventListener('click', answerMore);
  readAddress().catch(() => undefined);
}
