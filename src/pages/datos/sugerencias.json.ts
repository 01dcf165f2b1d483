/**
 * The index of the search suggestions: products, categories, brands, landing pages and the list of gifts with their synonyms, and what
 * colours, sizes and prices are called in a search. The products of a large catalogue that do not fit stand in further
 * files, the most relevant ones in this.
 */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { inParts } from '#features/catalogue/rules/list-file/list-parts.ts';
import { suggestionIndexText } from '#features/search/rules/suggestion-index.ts';
import { jsonFile } from './_json-file.ts';
import { otherEntries, productEntries, vocabulary } from './_suggestion-entries.ts';

export const GET: APIRoute = async () => {
  const snapshot = await loadSnapshot();
  const parts = inParts(snapshot.products);
  const entries = [...(await otherEntries(snapshot)), ...productEntries(snapshot, parts[0] ?? [])];
  const text = suggestionIndexText(entries, vocabulary(snapshot), parts.length);
  return jsonFile(text);
};
