/**
 * The Enter key in the search box (storefront §2, Search box; §9): trimmed and lower-cased, off after 300 ms; empty and
 * repeated terms are ignored, and so is another Enter within 1.2 s. The form works without this.
 */
import { searchTerm } from '#features/catalogue/rules/search-term.ts';

export const SEARCH_DELAY_MS = 300;
export const SEARCH_GUARD_MS = 1200;

/** The term last searched for, and when (milliseconds). */
export type LastSearch = { readonly term: string; readonly at: number };

/** The search that an Enter at `now` starts; undefined where it is ignored. */
export function nextSearch(input: string, now: number, last: LastSearch): LastSearch | undefined {
  const term = searchTerm(input);
  if (term === '' || term === last.term || now - last.at < SEARCH_GUARD_MS) return undefined;
  return { term, at: now };
}

/**
 * Listens for every `form[data-search]`, also for one that comes later with the off-canvas `menu`: there an empty term
 * leads to the whole list.
 */
export function startSearchBoxes(): void {
  const shown = new URLSearchParams(location.search).get('busqueda') ?? '';
  const initial: LastSearch = { term: searchTerm(shown), at: Number.NEGATIVE_INFINITY };
  let last = initial;
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-search] input'))
    input.value ||= shown;
  addEventListener('submit', (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.dataset['search']) return;
    const input = form.querySelector('input');
    if (!input) return;
    event.preventDefault();
    if (form.dataset['search'] === 'menu' && searchTerm(input.value) === '') {
      location.assign(form.action);
      return;
    }
    const next = nextSearch(input.value, Date.now(), last);
    if (!next) return;
    last = next;
    setTimeout(() => location.assign(addressOf(form, next.term)), SEARCH_DELAY_MS);
  });
  // Coming back from the results, the same term may be searched again.
  addEventListener('pageshow', (event) => {
    if (event.persisted) last = initial;
  });
}

function addressOf(form: HTMLFormElement, term: string): string {
  const address = new URL(form.action);
  address.search = new URLSearchParams({ busqueda: term }).toString();
  return address.href;
}
