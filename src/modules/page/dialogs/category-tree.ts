/**
 * The category tree of the off-canvas menu (storefront §2), made of the links of the bar when the menu is opened for the first time: both
 * have the same, and a page carries them once. Without scripts the bar itself stands on phones. As short as can be, because every page carries it.
 */

/** Fills the tree, if it has just come with the menu. */
export function fillCategoryTree(): void {
  const tree = document.querySelector<HTMLElement>('.tree:empty');
  const bar = document.querySelector('[data-menu] ul');
  if (!tree || !bar) return;
  // The lists with a name of their own, and pictures, come along, and are not shown (CategoryTree.astro).
  tree.innerHTML = bar.innerHTML;
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
