/** What a search without products shows instead of them. */
import type { FoundSuggestion } from '#features/search/rules/suggestion-index.ts';
import { isSuggestedIn } from '#features/search/rules/suggestion-text.ts';
import { suggestionsFor } from '#features/search/store/suggestions.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { SUGGESTIONS_PATH } from '#shared/i18n/paths.ts';

/** More than the list shows, as places in the shop count too. */
const MAX_FOUND = 24;

/** Products and places that have some of the term's words; pages of help are found by `ListState.help`. */
export async function findClosest(term: string, locale: Locale): Promise<readonly FoundSuggestion[]> {
  const found = await suggestionsFor(SUGGESTIONS_PATH, term, MAX_FOUND);
  return found.filter((each) => each.kind !== 'help' && isSuggestedIn(locale, each));
}
