/** Suggestions under the search boxes: what they need is fetched at rest where nothing else is, and loaded with the first focus. */

import { fetchThread, queryIndex } from '#features/search/store/suggestion-thread.ts';
import { isScarce } from '#shared/hydration/at-rest.ts';
import { prefetchChunks } from '#shared/hydration/import-chunk.ts';
import { SUGGESTIONS_PATH } from '#shared/i18n/paths.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';

const BOXES = 'form[data-search] input[type="search"]';

function attach(input: HTMLInputElement): void {
  if (input.dataset['suggestions'] !== undefined) return;
  input.dataset['suggestions'] = '';
  // The index loads in parallel with the box.
  queryIndex({ kind: 'load', path: SUGGESTIONS_PATH, term: '', limit: 0 }).catch(() => undefined);
  loadWithTexts(async () => (await import('./suggestion-box.ts')).attachSuggestions)
    .then((attachSuggestions) => attachSuggestions(input))
    .catch(() => {
      delete input.dataset['suggestions'];
    });
}

/** A page that fetches other parts at rest has priority on the connection. */
function fetchSuggestionCode(): void {
  if (isScarce() || !document.querySelector(BOXES) || document.querySelector('[data-mount]')) return;
  prefetchChunks(() => import('./suggestion-box.ts'), false);
  fetchThread();
}

/** Also attaches to a box that had the focus before this was loaded. */
export function startSuggestions(): void {
  fetchSuggestionCode();
  const consider = (target: EventTarget | null): void => {
    if (target instanceof HTMLInputElement && target.matches(BOXES)) attach(target);
  };
  document.addEventListener('focusin', ({ target }) => consider(target));
  consider(document.activeElement);
}
