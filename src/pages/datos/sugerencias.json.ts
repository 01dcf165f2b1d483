/**
 * The index of the search suggestions: entries with their synonyms, and the names of colours, sizes and prices. It has the
 * most relevant products; the others are in further files.
 */
import type { APIRoute } from 'astro';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { inParts } from '#features/catalogue/rules/list-file.ts';
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
