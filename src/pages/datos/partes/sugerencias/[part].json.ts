/** The further data files of the suggestions (decision 120, Files of data). */
import type { APIRoute } from 'astro';
import type { Snapshot } from '#build/snapshot/collect.ts';
import { digestOf } from '#build/snapshot/digest.ts';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { changedPages } from '#build/snapshot/unchanged-pages.ts';
import { furtherPartNumbers, inParts } from '#features/catalogue/rules/list-file.ts';
import { suggestionPartText } from '#features/search/rules/suggestion-index.ts';
import { jsonFile, listFile } from '../../_json-file.ts';
import { productEntries } from '../../_suggestion-entries.ts';

const productsOfPart = ({ products }: Snapshot, part: number) => inParts(products)[part - 1] ?? [];

export async function getStaticPaths() {
  const snapshot = await loadSnapshot();
  const menu = digestOf(snapshot.menu);
  const parts = furtherPartNumbers(inParts(snapshot.products).length);
  return changedPages(parts, (part) => {
    const { file, madeFrom } = listFile(
      `partes/sugerencias/${part}`,
      snapshot,
      productsOfPart(snapshot, part),
    );
    return { file, madeFrom: digestOf([menu, madeFrom]) };
  }).map((part) => ({ params: { part: String(part) } }));
}

export const GET: APIRoute = async ({ params }) => {
  const snapshot = await loadSnapshot();
  const text = suggestionPartText(productEntries(snapshot, productsOfPart(snapshot, Number(params['part']))));
  return jsonFile(text);
};
