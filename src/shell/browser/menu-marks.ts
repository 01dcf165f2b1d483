/**
 * What the menus say of the page's address: where the shopper is, what was searched for. The off-canvas one gets it
 * when it is filled (`fill-on-press.ts`).
 */

/** Marks the category of `/productos?categoria=…`; category pages are marked when they are built. */
function markCurrent(): void {
  const current = new URLSearchParams(location.search).get('categoria');
  if (!current) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is([data-menu], .tree) a')) {
    const slug = new URLSearchParams(link.search).get('categoria') ?? '';
    if (slug !== current && !current.startsWith(`${slug}/`)) continue;
    link.setAttribute('aria-current', slug === current ? 'page' : 'true');
    link.closest('details')?.setAttribute('open', '');
  }
}

function mark(): void {
  markCurrent();
  const input = document.querySelector<HTMLInputElement>('form[data-search="menu"] input');
  if (input) input.value ||= new URLSearchParams(location.search).get('busqueda') ?? '';
}

export function startMenuMarks(): void {
  mark();
  const dialog = document.querySelector('#menu');
  if (dialog) new MutationObserver(mark).observe(dialog, { childList: true });
}
