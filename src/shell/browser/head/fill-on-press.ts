/**
 * Inlined into the `<head>` of every page (scripts/publish/inline-scripts.ts). The content of a closed dialog is in a
 * `<noscript>`: it creates no elements, styles or layout, and is shown without scripts. The press that opens a dialog
 * fills it first, so that it works before any other script (decision 235, Ways to render). Keep the code short, because
 * every page contains it.
 */

addEventListener(
  'click',
  ({ target }) => {
    const id = target instanceof Element && target.closest('[commandfor]')?.getAttribute('commandfor');
    const closed = document.getElementById(`${id}`)?.querySelector('noscript');
    if (closed) closed.outerHTML = closed.textContent;
    if (id) fillMenu();
  },
  true,
);

/**
 * Fills the off-canvas menu (storefront §2) with the links of the bar and the footer, so that a page contains each once.
 * While the page is loading the footer may be missing; a later press finds it.
 */
function fillMenu(): void {
  const contact = document.querySelector('.contact-links:empty');
  const foot = document.querySelector('footer .contact-links');
  // The links are complete as soon as a node follows their parent.
  if (contact && foot?.parentElement?.nextSibling) contact.append(...foot.cloneNode(true).childNodes);
  const tree = document.querySelector<HTMLElement>('.tree:empty');
  const bar = document.querySelector('.categories-bar');
  if (!tree || !bar) return;
  tree.innerHTML = bar.innerHTML;
  const lists = tree.querySelectorAll('[data-apart], [data-apart] ~ li');
  document.querySelector('.menu-shortcuts')?.append(...lists);
  // Lower levels first, so that an outer one contains the disclosures of its inner ones.
  for (const item of [...tree.querySelectorAll('li')].reverse()) {
    const [link, list] = item.querySelectorAll<HTMLElement>('a, ul');
    if (!link || !list) continue;
    const { ariaCurrent, innerHTML, lang } = link;
    link.removeAttribute('lang');
    link.prepend(tree.dataset['allIn'] ?? '');
    // `innerHTML` and `outerHTML` are already escaped.
    item.innerHTML = `<details ${ariaCurrent ? 'open' : ''}><summary>${innerHTML}</summary>${link.outerHTML}<ul>${list.innerHTML}`;
    if (lang) item.querySelector('summary')?.setAttribute('lang', lang);
  }
}
