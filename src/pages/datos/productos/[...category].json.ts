/** The products of a category, for filtering and sorting in the browser. */
import type { APIRoute } from 'astro';
import { flattenMenu } from '#domain/page/menu.ts';
import { listFileText } from '#snapshot/list-file.ts';
import { loadSnapshot, productsOfCategory } from '#snapshot/snapshot.ts';
import { jsonFile } from '../_json-file.ts';

export async function getStaticPaths() {
  const { menu } = await loadSnapshot();
  return flattenMenu(menu).map(({ slug }) => ({ params: { category: slug } }));
}

export const GET: APIRoute = async ({ params }) => {
  const snapshot = await loadSnapshot();
  return jsonFile(listFileText(snapshot, productsOfCategory(snapshot, params['category'] ?? '')));
};
