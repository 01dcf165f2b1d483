/** The further files of the suggestions of a large catalogue (decision 120, Files of data). */
import type { APIRoute } from 'astro';
import { furtherParts, inParts } from '#domain/catalogue/list-parts.ts';
import { suggestionPartText } from '#domain/search/suggestion-index.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';
import { jsonFile } from '../../_json-file.ts';
import { productEntries } from '../../_suggestion-entries.ts';

export async function getStaticPaths() {
  const { products } = await loadSnapshot();
  return furtherParts(inParts(products).length).map((part) => ({ params: { part: String(part) } }));
}

export const GET: APIRoute = async ({ params }) => {
  const snapshot = await loadSnapshot();
  const products = inParts(snapshot.products)[Number(params['part']) - 1] ?? [];
  const text = suggestionPartText(productEntries(snapshot, products));
  return jsonFile(text);
};
