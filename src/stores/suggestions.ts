/** Search suggestions: the index that was made with the shop, fetched once, and what was searched for on this device. */
import { findSuggestions } from '#domain/find-suggestions.ts';
import { searchTerm } from '#domain/search-term.ts';
import { type FoundSuggestion, readSuggestionIndex, type SuggestionIndex } from '#domain/suggestion-index.ts';
import { persistentDocument } from './storage.ts';
import { textsOf } from './stored-shape.ts';

const MOST_SUGGESTIONS = 8;
const MOST_RECENT = 6;

let loading: Promise<SuggestionIndex> | undefined;

async function fetchIndex(path: string): Promise<SuggestionIndex> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(String(response.status));
  return readSuggestionIndex(await response.text());
}

/** Fetches the index; a failure is forgotten, so that the next focus tries again. */
export function loadSuggestions(path: string): Promise<SuggestionIndex> {
  loading ??= fetchIndex(path).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** What a term may mean, best first, at most `limit`; none without an index. */
export async function suggestionsFor(
  path: string,
  input: string,
  limit = MOST_SUGGESTIONS,
): Promise<readonly FoundSuggestion[]> {
  const term = searchTerm(input);
  if (term === '') return [];
  try {
    return findSuggestions(await loadSuggestions(path), term, limit);
  } catch {
    return [];
  }
}

const NO_TERMS: readonly string[] = [];
const recent = persistentDocument<readonly string[]>('tienda:searches', {
  initial: NO_TERMS,
  read: (stored) => {
    if (!Array.isArray(stored)) throw new TypeError('not searches');
    const terms = textsOf(stored).map(searchTerm);
    return terms.filter((term) => term !== '').slice(0, MOST_RECENT);
  },
  write: (terms) => terms,
});

/** The last terms searched for, latest first. */
export const $recentSearches = recent.store;

/** Puts a term first; it stands in the list once. */
export function rememberSearch(input: string): void {
  const term = searchTerm(input);
  if (term === '') return;
  recent.update((terms) => [term, ...terms.filter((each) => each !== term)].slice(0, MOST_RECENT));
}

export function forgetSearches(): void {
  recent.update(() => NO_TERMS);
}
