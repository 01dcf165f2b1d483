/** What the service says now of the products that are compared; each is asked for once. */
import { atom } from 'nanostores';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { fetchProduct } from '#features/product/store/fetch-product.ts';
import { mapPooled } from '#shared/http/pool.ts';

export type DetailState = 'loading' | 'failed' | ProductDetail;
/** Calls under way together. */
const CALLS_AT_ONCE = 6;

/** By sku. */
type DetailStates = ReadonlyMap<string, DetailState>;

export const $comparedDetails = atom<DetailStates>(new Map());

function keep(sku: string, state: DetailState): void {
  $comparedDetails.set(new Map($comparedDetails.get()).set(sku, state));
}

async function load(sku: string, imageBase: string): Promise<void> {
  const answer = await fetchProduct(sku, imageBase);
  keep(sku, answer.ok ? answer.value : 'failed');
}

/** Asks for the products that were not asked for yet, or failed. */
export function loadComparedDetails(skus: readonly string[], imageBase: string): void {
  const known = $comparedDetails.get();
  const wanted = skus.filter((sku) => (known.get(sku) ?? 'failed') === 'failed');
  for (const sku of wanted) keep(sku, 'loading');
  void mapPooled(wanted, CALLS_AT_ONCE, (sku) => load(sku, imageBase));
}
