/** Switching the language keeps the place: the query and the fragment of the address go along. */
export function startLanguageSwitch(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-language-switch] a');
  for (const link of links) {
    link.addEventListener('click', () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
