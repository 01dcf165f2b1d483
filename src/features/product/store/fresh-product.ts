/** The article as the service has it now, which confirms the build (decision 41, Fresh price and stock); its code is loaded with the first call. */

import type { ProductDetail } from '#features/product/rules/product.ts';
import type { Answer } from '#shared/http/failure.ts';

const pending = new Map<string, Promise<Answer<ProductDetail>>>();

async function load(sku: string, imageBase: string): Promise<Answer<ProductDetail>> {
  const { fetchProduct } = await import('./fetch-product.ts');
  return fetchProduct(sku, imageBase);
}

/** As `fetchProduct`; rejects if its code cannot be loaded. Calls during a request share its answer. */
export function fetchFreshProduct(sku: string, imageBase = ''): Promise<Answer<ProductDetail>> {
  const key = `${sku} ${imageBase}`;
  const answer =
    pending.get(key) ??
    load(sku, imageBase).finally(() => {
      pending.delete(key);
    });
  pending.set(key, answer);
  return answer;
}
