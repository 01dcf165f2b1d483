/** The products of a category, for filtering and sorting in the browser. */
import type { APIRoute } from 'astro';
import { listFileText } from '#build/snapshot/list-file.ts';
import { loadSnapshot, productsOfCategory } from '#build/snapshot/snapshot.ts';
import { changedPages } from '#build/snapshot/unchanged-pages.ts';
import { flattenMenu } from '#shared/menu/menu.ts';
import { jsonFile, listFile } from '../_json-file.ts';

export async function getStaticPaths() {
  const snapshot = await loadSnapshot();
  const lists = flattenMenu(snapshot.menu).map(({ slug }) => slug);
  return changedPages(lists, (slug) =>
    listFile(`productos/${slug}`, snapshot, productsOfCategory(snapshot, slug)),
  ).map((category) => ({ params: { category } }));
}

export const GET: APIRoute = async ({ params }) => {
  const snapshot = await loadSnapshot();
  return jsonFile(listFileText(snapshot, productsOfCategory(snapshot, params['category'] ?? '')));
};
