/** The products of a list that somebody shared by a link (decision 45, Kept lists), as the service knows them now. */
import { isGone } from '#features/product/rules/gone.ts';
import type { ProductDetail } from '#features/product/rules/product.ts';
import { fetchFreshProduct } from '#features/product/store/fresh-product.ts';
import type { SavedProduct, SavedProducts } from './stored-saved-products.ts';

/** Calls under way at a time. */
const AT_ONCE = 6;

/** `failed`: skus the service could not be asked for; what is not sold any more is in neither. */
export type SharedProducts = { readonly products: SavedProducts; readonly failed: readonly string[] };

/** What of a product's detail is kept in a list. */
function savedProductOf(product: ProductDetail): SavedProduct {
  const { sku, name, price, discountedPrice, images, brand } = product;
  return { sku, name, price, discountedPrice, image: images[0] ?? '', ...(brand !== '' && { brand }) };
}

type Found = SavedProduct | 'gone' | 'failed';

async function find(sku: string, imageBase: string): Promise<Found> {
  const answer = await fetchFreshProduct(sku, imageBase);
  if (answer.ok) return savedProductOf(answer.value);
  return isGone(answer) ? 'gone' : 'failed';
}

/** Looks the products up, in the order of the link. Never rejects. */
export async function findShared(skus: readonly string[], imageBase: string): Promise<SharedProducts> {
  const products: SavedProduct[] = [];
  const failed: string[] = [];
  for (let start = 0; start < skus.length; start += AT_ONCE) {
    const some = skus.slice(start, start + AT_ONCE);
    const found = await Promise.all(some.map((sku) => find(sku, imageBase).catch((): Found => 'failed')));
    for (const [index, one] of found.entries()) {
      if (one === 'failed') failed.push(some[index] ?? '');
      else if (one !== 'gone') products.push(one);
    }
  }
  return { products, failed };
}
