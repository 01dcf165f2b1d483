/** What the service says now of the products that are compared; each is asked for once. */
import { atom } from 'nanostores';
import type { ProductDetail } from '#domain/product/product.ts';
import { fetchProduct } from '#stores/product/fetch-product.ts';

export type DetailState = 'loading' | 'failed' | ProductDetail;
/** By sku. */
type DetailStates = ReadonlyMap<string, DetailState>;

export const $comparedDetails = atom<DetailStates>(new Map());

function keep(sku: string, state: DetailState): void {
  $comparedDetails.set(new Map($comparedDetails.get()).set(sku, state));
}

async function load(sku: string, imageBase: string): Promise<void> {
  keep(sku, 'loading');
  const answer = await fetchProduct(sku, imageBase);
  keep(sku, answer.ok ? answer.value : 'failed');
}

/** Asks for the products that were not asked for yet, or failed. */
export function loadComparedDetails(skus: readonly string[], imageBase: string): void {
  const known = $comparedDetails.get();
  for (const sku of skus) {
    const state = known.get(sku);
    if (state === undefined || state === 'failed') void load(sku, imageBase);
  }
}
