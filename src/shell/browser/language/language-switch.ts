/**
 * Switching the language keeps the place: the query and the fragment of the address go along. Where a press leads is
 * written at the press (`head/early-clicks.ts`); here, where the link says that it leads. `?lng=` switches too.
 */
export function startLanguageSwitch(): void {
  if (new URLSearchParams(location.search).has('lng')) void obeyParameter().catch(() => undefined);
  // Payment pages have another footer, because no link carries their query (decision 196, Query of a payment).
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.footer .switch a')) {
    const follow = (): void => {
      link.href = link.pathname + location.search + location.hash;
    };
    follow();
    // For who opens it elsewhere, or copies it.
    link.onpointerdown = follow;
  }
}

/** Loaded for the rare address that names a language. */
async function obeyParameter(): Promise<void> {
  const { obeyLanguageParameter } = await import('./language-parameter.ts');
  obeyLanguageParameter();
}
