/** The products of the whole list, for filtering and sorting in the browser. */
import type { APIRoute } from 'astro';
import { listedProduct } from '#domain/catalogue/listed-product.ts';
import { loadSnapshot } from '#snapshot/snapshot.ts';

export const GET: APIRoute = async () => {
  const { products, details } = await loadSnapshot();
  return Response.json(products.map((product) => listedProduct(product, details.get(product.sku))));
};
