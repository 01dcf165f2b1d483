/** The further data files of long lists (decision 120, Files of data). */
import type { APIRoute } from 'astro';
import { listParts, listPartText } from '#build/snapshot/list-file.ts';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { changedPages } from '#build/snapshot/unchanged-pages.ts';
import type { Product } from '#features/product/rules/product.ts';
import { jsonFile, listFile } from '../_json-file.ts';

export async function getStaticPaths() {
  const snapshot = await loadSnapshot();
  return changedPages(listParts(snapshot), ({ part, products }) =>
    listFile(`partes/${part}`, snapshot, products),
  ).map(({ part, products }) => ({ params: { part }, props: { products } }));
}

export const GET: APIRoute<{ readonly products: readonly Product[] }> = async ({ props }) =>
  jsonFile(listPartText(await loadSnapshot(), props.products));
