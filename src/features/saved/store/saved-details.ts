/** The service's details of compared products and of the products of a shared link. */
import { atom } from 'nanostores';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { isGone } from '#features/product/rules/product.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import { mapPooled } from '#shared/http/pool.ts';
import type { SavedProduct, SavedProducts } from './stored-saved-products.ts';

const MAX_CALLS = 6;

async function fetchDetail(sku: string, imageBase: string): Promise<ProductDetail | 'gone' | 'failed'> {
  try {
    const answer = await fetchFreshProduct(sku, imageBase);
    if (answer.ok) return answer.value;
    return isGone(answer) ? 'gone' : 'failed';
  } catch {
    return 'failed';
  }
}

export type DetailState = 'loading' | 'failed' | ProductDetail;

/** By sku. */
export const $comparedDetails = atom<ReadonlyMap<string, DetailState>>(new Map());

function setDetail(sku: string, state: DetailState): void {
  $comparedDetails.set(new Map($comparedDetails.get()).set(sku, state));
}

/** Loads the details that are missing or failed. */
export function loadComparedDetails(skus: readonly string[], imageBase: string): void {
  const known = $comparedDetails.get();
  const wanted = skus.filter((sku) => (known.get(sku) ?? 'failed') === 'failed');
  for (const sku of wanted) setDetail(sku, 'loading');
  void mapPooled(wanted, MAX_CALLS, async (sku) => {
    const detail = await fetchDetail(sku, imageBase);
    setDetail(sku, detail === 'gone' ? 'failed' : detail);
  });
}

/** `failed` has the skus of failed calls; products that are not sold any more are omitted. */
export type SharedProducts = { readonly products: SavedProducts; readonly failed: readonly string[] };

function savedProductOf({ sku, name, price, discountedPrice, images, brand }: ProductDetail): SavedProduct {
  return { sku, name, price, discountedPrice, image: images[0] ?? '', ...(brand !== '' && { brand }) };
}

/** Fetches the products of a shared link, in its order (decision 45, Saved lists). Never rejects. */
export async function findShared(skus: readonly string[], imageBase: string): Promise<SharedProducts> {
  const found = await mapPooled(skus, MAX_CALLS, (sku) => fetchDetail(sku, imageBase));
  return {
    products: found.flatMap((each) => (typeof each === 'object' ? savedProductOf(each) : [])),
    failed: skus.filter((_, at) => found[at] === 'failed'),
  };
}
