/**
 * A list page before its island: reads the address once. Whatever the printed list does not show wakes the island at
 * once; further pages of the printed list come without it.
 */

/** Parameters that another list than the printed one answers (contract, List parameters). */
const ASKING = ['busqueda', 'marca', 'color', 'talla', 'etiqueta', 'orden', 'vista'];

const listing = document.querySelector<HTMLElement>('.listing[data-list]');
const params = new URLSearchParams(location.search);

/** A category that the server has not already answered with its own page. */
function missingCategory(): string | undefined {
  const [category, ...others] = params.getAll('categoria');
  if (!category || others.length > 0 || params.has('busqueda')) return undefined;
  return listing?.dataset['listKind'] === 'all' ? category : undefined;
}

function wake(): void {
  document.documentElement.dataset['list'] = 'waiting';
  document.querySelector('.listing > astro-island')?.dispatchEvent(new CustomEvent('intent:hydrate'));
}

/** The island may not have been registered yet when this runs. */
function wakeWhenReady(): void {
  customElements
    .whenDefined('astro-island')
    .then(() => {
      const island = document.querySelector('.listing > astro-island');
      wake();
      island?.addEventListener('astro:hydrate', wake, { once: true });
    })
    .catch(() => undefined);
}

async function start(): Promise<void> {
  const category = missingCategory();
  if (category !== undefined) {
    const { showCategory } = await import('./category-address.ts');
    await showCategory(category);
  }
  const isAsking = ASKING.some((name) => params.getAll(name).some((value) => value !== ''));
  if (isAsking || params.getAll('categoria').length > 1) wakeWhenReady();
  else if (params.has('pagina') || history.state?.listScroll !== undefined) {
    const { restorePages } = await import('./list-more.ts');
    await restorePages(Number(params.get('pagina')));
  }
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null;
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./list-more.ts')
    .then(({ showMore }) => showMore(link))
    .catch(() => location.assign(link.href));
});

void start();
