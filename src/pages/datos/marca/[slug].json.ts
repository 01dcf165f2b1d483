/** The products of a brand, for filtering and sorting in the browser. */
import type { APIRoute } from 'astro';
import { listedProduct } from '#domain/catalogue/listed-product.ts';
import { productsOfBrand } from '#snapshot/brands.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';

export async function getStaticPaths() {
  const { brands } = await loadSnapshot();
  return brands.map(({ slug }) => ({ params: { slug } }));
}

export const GET: APIRoute = async ({ params }) => {
  const { products, details } = await loadSnapshot();
  return Response.json(
    productsOfBrand(products, params['slug'] ?? '').map((product) =>
      listedProduct(product, details.get(product.sku)),
    ),
  );
};
