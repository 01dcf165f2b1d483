/**
 * What the off-canvas menu (storefront §2) has in common with the page, made of it when the menu is opened for the first time, so that a
 * page carries it once: the category tree and the lists with a name of their own of the links of the bar, and the contact links of the
 * foot. Without scripts the bar itself stands on phones. As short as can be, because every page carries it.
 */

/** Fills the menu, if it has just come. */
export function fillMenu(): void {
  const [lists, tree, contact] = document.querySelectorAll<HTMLElement>('.menu-dialog ul:empty');
  const [bar, foot] = document.querySelectorAll('.categories-bar, footer .contact-links');
  if (!lists || !tree || !contact || !bar || !foot) return;
  contact.innerHTML = foot.innerHTML;
  // Pictures come along, and are not shown (CategoryTree.astro).
  tree.innerHTML = bar.innerHTML;
  lists.append(...tree.querySelectorAll('[data-apart], [data-apart] ~ li'));
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
