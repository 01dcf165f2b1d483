/**
 * The article as the service knows it at this moment: confirms what the build built (decision 41, Live look). What asks
 * and reads the answer is loaded with the first question.
 */

import type { ProductDetail } from '#features/product/rules/product.ts';
import type { Answer } from '#shared/http/failure.ts';

const onTheWay = new Map<string, Promise<Answer<ProductDetail>>>();

async function ask(sku: string, imageBase: string): Promise<Answer<ProductDetail>> {
  const { fetchProduct } = await import('./fetch-product.ts');
  return fetchProduct(sku, imageBase);
}

/** As `fetchProduct`; rejects where its code cannot be had. Who asks while the same is on its way hears that answer. */
export function fetchFreshProduct(sku: string, imageBase = ''): Promise<Answer<ProductDetail>> {
  const key = `${sku} ${imageBase}`;
  const asked =
    onTheWay.get(key) ??
    ask(sku, imageBase).finally(() => {
      onTheWay.delete(key);
    });
  onTheWay.set(key, asked);
  return asked;
}
