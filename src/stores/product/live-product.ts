/**
 * The article as the service knows it at this moment: confirms what the build built (decision 41, Live look). What asks
 * and reads the answer is loaded with the first question.
 */
import type { Answer } from '#domain/page/failure.ts';
import type { ProductDetail } from '#domain/product/product.ts';

/** As `fetchProduct`; rejects where its code cannot be had. */
export async function fetchLiveProduct(sku: string, imageBase = ''): Promise<Answer<ProductDetail>> {
  const { fetchProduct } = await import('./fetch-product.ts');
  return fetchProduct(sku, imageBase);
}
