/** An article of the sandbox as a line of a stored cart. */
import type { CartItem } from '#features/cart/rules/cart.ts';
import { fetchProductList } from '#features/catalogue/api/products.ts';
import { fetchProductDetail } from '#features/product/api/product-detail.ts';
import type { CatalogueConnection } from '#shared/http/connection.ts';
import { valueIn } from '../answers.ts';

/** The first variant of the shop, one unit of it. */
export async function firstLine(store: CatalogueConnection): Promise<CartItem> {
  const { products } = valueIn(await fetchProductList(store, { levels: [0, 0, 0] }));
  for (const { sku } of products) {
    const detail = valueIn(await fetchProductDetail(store, sku));
    const [variant] = detail.variants;
    if (!variant) continue;
    const { code, name, price, discountedPrice, images, color, size, stock } = variant;
    return {
      ...{ id: detail.id, variantId: variant.id, cartItemId: 'line-1', productSku: sku, sku: variant.sku },
      ...{ code, name, price, discount: discountedPrice, images, stock, quantity: 1, isSoldOut: false },
      ...{ selectedProductColor: color, selectedProductSize: size },
    };
  }
  throw new Error('The sandbox sells nothing with variants.');
}
