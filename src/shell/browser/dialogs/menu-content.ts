/**
 * Fills the off-canvas menu (storefront §2) from the page when it is opened for the first time, so that a page contains
 * the links once: the category tree and the named lists from the bar, and the contact links from the footer. Without
 * scripts phones show the bar itself. The code is as short as possible, because every page carries it.
 */

/** Fills what is empty of the menu. Of a page that is still arriving the foot may be missing: a later press finds it. */
export function fillMenu(): void {
  const contact = document.querySelector('.contact-links:empty');
  const foot = document.querySelector('footer .contact-links');
  // Whole, once something follows it.
  if (contact && foot?.parentElement?.nextSibling) contact.append(...foot.cloneNode(true).childNodes);
  const tree = document.querySelector<HTMLElement>('.tree:empty');
  const bar = document.querySelector('.categories-bar');
  if (!tree || !bar) return;
  // Pictures come along, and are not shown (CategoryTree.astro).
  tree.innerHTML = bar.innerHTML;
  const lists = tree.querySelectorAll('[data-apart], [data-apart] ~ li');
  document.querySelector('.menu-shortcuts')?.append(...lists);
  // From within, so that what is made of a category has what was made of those below it.
  for (const item of [...tree.querySelectorAll('li')].reverse()) {
    const [link, list] = item.querySelectorAll<HTMLElement>('a, ul');
    if (!link || !list) continue;
    const { ariaCurrent, innerHTML, lang } = link;
    link.removeAttribute('lang');
    link.prepend(tree.dataset['allIn'] ?? '');
    // Nothing but what the browser itself has written and escaped: names come from the services.
    item.innerHTML = `<details ${ariaCurrent ? 'open' : ''}><summary>${innerHTML}</summary>${link.outerHTML}<ul>${list.innerHTML}`;
    if (lang) item.querySelector('summary')?.setAttribute('lang', lang);
  }
}
