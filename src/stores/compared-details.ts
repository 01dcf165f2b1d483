/** What the service says now of the products that are compared; each is asked for once. */
import { map } from 'nanostores';
import type { ProductDetail } from '#domain/product.ts';
import { fetchProductDetail } from '#services/store-api/product-detail.ts';
import { storeApi } from './connections.ts';

export type DetailState = 'loading' | 'failed' | ProductDetail;
export type DetailStates = Readonly<Record<string, DetailState>>;

/** The one empty record, so that a server snapshot is the same each time. */
export const NO_DETAILS: DetailStates = {};

/** By sku. */
export const $comparedDetails = map<Record<string, DetailState>>({});

async function load(sku: string, imageBase: string): Promise<void> {
  $comparedDetails.setKey(sku, 'loading');
  const answer = await fetchProductDetail({ ...storeApi(), imageBase }, sku);
  $comparedDetails.setKey(sku, answer.ok ? answer.value : 'failed');
}

/** Asks for the products that were not asked for yet, or failed. */
export function loadComparedDetails(skus: readonly string[], imageBase: string): void {
  const known = $comparedDetails.get();
  for (const sku of skus) {
    const state = known[sku];
    if (state === undefined || state === 'failed') void load(sku, imageBase);
  }
}
