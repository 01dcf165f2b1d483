/** Switching the language keeps the place: the query and the fragment of the address go along. */
export function startLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch] a')) {
    const path = link.getAttribute('href') ?? '';
    const follow = (): void => link.setAttribute('href', path + location.search + location.hash);
    follow();
    // Filters and choices change the address without a navigation.
    link.addEventListener('pointerdown', follow);
    link.addEventListener('click', follow);
  }
}
