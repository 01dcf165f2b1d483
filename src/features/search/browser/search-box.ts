/**
 * The search boxes (storefront §2, Search box; §9): the rules of the Enter key, and the suggestions, which are rendered
 * on the first use (src/shared/hydration/README.md). The form works without this.
 */

import { loadIndex, prefetchWorker } from '#features/search/store/query-index.ts';
import { isScarce } from '#shared/hydration/at-rest.ts';
import { type Draw, drawOnDemand } from '#shared/hydration/draw-on-demand.ts';
import { prefetchChunks } from '#shared/hydration/import-chunk.ts';
import { SUGGESTIONS_PATH } from '#shared/i18n/paths.ts';
import { searchTerm } from '#shared/text/text.ts';

export const SEARCH_DELAY_MS = 300;
export const SEARCH_GUARD_MS = 1200;

/** The latest search and its time in milliseconds. */
export type LastSearch = { readonly term: string; readonly at: number };

/** The search that an Enter at `now` starts; undefined if it is ignored. */
export function nextSearch(input: string, now: number, last: LastSearch): LastSearch | undefined {
  const term = searchTerm(input);
  if (term === '' || term === last.term || now - last.at < SEARCH_GUARD_MS) return undefined;
  return { term, at: now };
}

/** Listens to every `form[data-search]`; in the off-canvas `menu` an empty term leads to the whole list. */
export function startSearchBoxes(): void {
  const searched = new URLSearchParams(location.search).get('busqueda') ?? '';
  const initial: LastSearch = { term: searchTerm(searched), at: Number.NEGATIVE_INFINITY };
  let last = initial;
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-search] input'))
    input.value ||= searched;
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
    setTimeout(() => location.assign(resultsAddress(form, next.term)), SEARCH_DELAY_MS);
  });
  // After going back from the results, the same term may be searched again.
  addEventListener('pageshow', (event) => {
    if (event.persisted) last = initial;
  });
}

function resultsAddress(form: HTMLFormElement, term: string): string {
  const address = new URL(form.action);
  address.search = new URLSearchParams({ busqueda: term }).toString();
  return address.href;
}

const BOXES = 'form[data-search] input[type="search"]';

/** A field, and the arrow keys that were pressed in it before its suggestions were rendered. */
export type SuggestionField = {
  readonly input: HTMLInputElement;
  readonly heldKeys: () => readonly string[];
};

/** Loads the code that renders the suggestions of a field. */
export type LoadSuggestions = () => Promise<{ readonly renderSuggestions: Draw<SuggestionField> }>;

/** Renders the suggestions of a field when it is pointed at or focused. */
export function startSuggestions(load: LoadSuggestions): void {
  // A page with islands needs the connection for their code.
  if (!isScarce() && document.querySelector(BOXES) && !document.querySelector('[data-mount]')) {
    prefetchChunks(load, false);
    prefetchWorker();
  }
  const use = ({ target, type }: Pick<Event, 'target' | 'type'>): void => {
    if (!(target instanceof HTMLInputElement) || !target.matches(BOXES)) return;
    renderOnce(target, load);
    // A mouse that only crosses the field is not worth the index.
    if (type !== 'pointerover') loadIndex(SUGGESTIONS_PATH);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, use);
  // The field may have the focus already.
  use({ target: document.activeElement, type: 'focusin' });
}

/** Renders into a container at the end of the form; after a failure the next use tries again. */
function renderOnce(input: HTMLInputElement, load: LoadSuggestions): void {
  const { form, dataset } = input;
  if (!form || dataset['suggestions'] !== undefined) return;
  dataset['suggestions'] = '';
  const container = document.createElement('div');
  form.append(container);
  drawOnDemand(container, async () => (await load()).renderSuggestions, {
    input,
    heldKeys: holdKeys(input),
  }).catch(() => {
    container.remove();
    delete dataset['suggestions'];
  });
}

/** Holds the arrow keys that choose a suggestion; the returned function stops that and returns them once. */
function holdKeys(input: HTMLInputElement): () => readonly string[] {
  const keys: string[] = [];
  const hold = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.push(event.key);
  };
  input.addEventListener('keydown', hold);
  return () => {
    input.removeEventListener('keydown', hold);
    return keys.splice(0);
  };
}
