/** The one call that asks what the service sells under a sku at this moment. */
import { shopConfiguration } from '#configuration/settings.ts';
import type { Answer } from '#domain/page/failure.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { fetchProductDetail } from '#services/store-api/product-detail.ts';
import { storeApi } from '#stores/account/connections.ts';

/** Asks the service for an article. `imageBase` is the base of its pictures; '' where no picture is looked at. */
export function fetchProduct(sku: string, imageBase = ''): Promise<Answer<ProductDetail>> {
  return fetchProductDetail({ ...storeApi(), imageBase: imageBase || `${shopConfiguration.apiUrl}/` }, sku);
}
