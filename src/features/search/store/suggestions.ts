/** Suggestions for a term, and the latest searches of this device. */

import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import { SEARCHES_KEY } from '#shared/storage/keys.ts';
import { persistentDocument } from '#shared/storage/storage.ts';
import { textsOf } from '#shared/storage/stored-shape.ts';
import { searchTerm } from '#shared/text/text.ts';
import { queryIndex } from './query-index.ts';

const MAX_SUGGESTIONS = 8;
const MAX_RECENT = 6;
const NO_TERMS: readonly string[] = [];

/** At most `limit` suggestions for the typed text, best first; none without the index at `path`. */
export async function suggestionsFor(
  path: string,
  input: string,
  limit = MAX_SUGGESTIONS,
): Promise<readonly FoundSuggestion[]> {
  const term = searchTerm(input);
  if (term === '') return [];
  try {
    return (await queryIndex({ kind: 'suggest', path, term, limit })).found;
  } catch {
    return [];
  }
}

const recent = persistentDocument<readonly string[]>(SEARCHES_KEY, {
  initial: NO_TERMS,
  read: (stored) => {
    if (!Array.isArray(stored)) throw new TypeError('not searches');
    const terms = textsOf(stored).map(searchTerm);
    return terms.filter((term) => term !== '').slice(0, MAX_RECENT);
  },
  write: (terms) => terms,
});

/** The latest terms, newest first. */
export const $recentSearches = recent.store;

/** Puts a term first and removes its other entries. */
export function rememberSearch(input: string): void {
  const term = searchTerm(input);
  if (term === '') return;
  recent.update((terms) => [term, ...terms.filter((each) => each !== term)].slice(0, MAX_RECENT));
}

export function forgetSearches(): void {
  recent.update(() => NO_TERMS);
}
