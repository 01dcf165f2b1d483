/** The article as the service knows it at this moment: confirms what the build printed (decision 41, Live look). */
import { shopConfiguration } from '#configuration/settings.ts';
import type { Answer } from '#domain/page/failure.ts';
import type { ProductDetail } from '#domain/product/product.ts';

/** Asks the service for an article. `imageBase` is the base of its pictures; '' where no picture is looked at. */
export async function fetchLiveProduct(sku: string, imageBase = ''): Promise<Answer<ProductDetail>> {
  const { fetchProductDetail } = await import('#services/store-api/product-detail.ts');
  const { apiUrl } = shopConfiguration;
  return fetchProductDetail({ baseUrl: apiUrl, imageBase: imageBase || `${apiUrl}/` }, sku);
}

/** Whether a failed answer says that the article is not sold any more. */
export function isGone(answer: Answer<ProductDetail>): boolean {
  return !answer.ok && answer.failure.kind === 'http' && answer.failure.status === 404;
}
