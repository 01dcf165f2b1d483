/** The products of a brand, for filtering and sorting in the browser. */
import type { APIRoute } from 'astro';
import { productsOfBrand } from '#build/snapshot/brands.ts';
import { listFileText } from '#build/snapshot/list-file.ts';
import { loadSnapshot } from '#build/snapshot/snapshot.ts';
import { changedPages } from '#build/snapshot/unchanged-pages.ts';
import { jsonFile, listFile } from '../_json-file.ts';

export async function getStaticPaths() {
  const snapshot = await loadSnapshot();
  return changedPages(snapshot.brands, ({ slug }) =>
    listFile(`marca/${slug}`, snapshot, productsOfBrand(snapshot.products, slug)),
  ).map(({ slug }) => ({ params: { slug } }));
}

export const GET: APIRoute = async ({ params }) => {
  const snapshot = await loadSnapshot();
  return jsonFile(listFileText(snapshot, productsOfBrand(snapshot.products, params['slug'] ?? '')));
};
