/** Switching the language keeps the place: the query and the fragment of the address go along. `?lng=` switches too. */
export function startLanguageSwitch(): void {
  if (new URLSearchParams(location.search).has('lng')) void obeyParameter().catch(() => undefined);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch] a')) {
    const path = link.getAttribute('href') ?? '';
    const follow = (): void => link.setAttribute('href', path + location.search + location.hash);
    follow();
    // Filters and choices change the address without a navigation.
    link.addEventListener('pointerdown', follow);
    link.addEventListener('click', follow);
  }
}

/** Loaded for the rare address that names a language. */
async function obeyParameter(): Promise<void> {
  const { obeyLanguageParameter } = await import('./language-parameter.ts');
  obeyLanguageParameter();
}
