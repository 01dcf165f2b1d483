/** What a search without products shows instead of them. */
import type { FoundSuggestion } from '#domain/search/suggestion-index.ts';
import type { Locale } from '#i18n/locales.ts';
import { SUGGESTIONS_PATH } from '#i18n/paths.ts';
import { isSuggestedIn } from '#i18n/suggestion-place.ts';
import { suggestionsFor } from '#stores/search/suggestions.ts';

/** More than the list shows, as places in the shop count too. */
const MOST_FOUND = 24;

/** Products and places that have some of the term's words; pages of help are found by `ListState.help`. */
export async function findClosest(term: string, locale: Locale): Promise<readonly FoundSuggestion[]> {
  const found = await suggestionsFor(SUGGESTIONS_PATH, term, MOST_FOUND);
  return found.filter((each) => each.kind !== 'help' && isSuggestedIn(locale, each));
}
