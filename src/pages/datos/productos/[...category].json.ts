/** The products of a category, for filtering and sorting in the browser. */
import type { APIRoute } from 'astro';
import { listedProduct } from '#domain/catalogue/listed-product.ts';
import { flattenMenu } from '#domain/page/menu.ts';
import { loadSnapshot, productsOfCategory } from '#snapshot/snapshot.ts';

export async function getStaticPaths() {
  const { menu } = await loadSnapshot();
  return flattenMenu(menu).map(({ slug }) => ({ params: { category: slug } }));
}

export const GET: APIRoute = async ({ params }) => {
  const snapshot = await loadSnapshot();
  const { details } = snapshot;
  return Response.json(
    productsOfCategory(snapshot, params['category'] ?? '').map((product) =>
      listedProduct(product, details.get(product.sku)),
    ),
  );
};
