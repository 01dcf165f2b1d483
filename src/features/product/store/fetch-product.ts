/** The call for an article's current data. */

import { storeApi, visitorApi } from '#features/account/store/customer.ts';
import { fetchProductDetail } from '#features/product/api/product-detail.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Answer } from '#shared/http/failure.ts';

/**
 * Fetches an article; repeats the call as a visitor if the customer's session has expired.
 * @param imageBase base of its pictures; '' if none is needed
 */
export async function fetchProduct(sku: string, imageBase = ''): Promise<Answer<ProductDetail>> {
  const base = { imageBase: imageBase || `${shopConfiguration.apiUrl}/` };
  const connection = storeApi();
  const answer = await fetchProductDetail({ ...connection, ...base }, sku);
  const isExpired = !answer.ok && answer.failure.kind === 'http' && answer.failure.status === 401;
  return isExpired && connection.token !== undefined
    ? fetchProductDetail({ ...visitorApi(), ...base }, sku)
    : answer;
}
