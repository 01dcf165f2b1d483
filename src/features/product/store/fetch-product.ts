/** The one call that asks what the service sells under a sku at this moment. */

import { storeApi, visitorApi } from '#features/account/store/customer.ts';
import { fetchProductDetail } from '#features/product/api/product-detail.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Answer } from '#shared/http/failure.ts';

/**
 * Asks the service for an article. `imageBase` is the base of its pictures; '' where no picture is looked at. An article is
 * sold to everybody: where the service no longer knows the customer's token (which ends the session), it is asked again as by a
 * visitor.
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
