/** What a page says of its article in `data-product`, for what keeps, compares or remembers it (`features/saved/browser/card-product.ts`). */

import type { ProductDetail } from '#features/product/rules/product.ts';
import { initialChoice, initialImages, shownVariant } from '#features/product/rules/variant.ts';
import { encodeJsonAttribute } from '#shared/html/json-attribute.ts';

/** JSON of a saved product, as `encodeJsonAttribute` writes it: the article as it is shown first. Prices in cents of GTQ. */
export function productData(product: ProductDetail): string {
  const { sku, name, brand, variants } = product;
  const choice = initialChoice(variants, 'discount');
  const { price, discountedPrice } = (choice && shownVariant(variants, choice)) ?? product;
  const [image = ''] = initialImages(product);
  return encodeJsonAttribute(
    JSON.stringify({ sku, name, price, discountedPrice, image, ...(brand && { brand }) }),
  );
}
