/** What a page says of its article in `data-product`, for what keeps, compares or remembers it (`modules/saved/card-product.ts`). */
import { swapQuotes } from '#domain/page/swap-quotes.ts';
import type { ProductDetail } from '#domain/product/product.ts';
import { initialChoice, initialImages, shownVariant } from '#domain/product/variant.ts';

/** JSON of a saved product, as `swapQuotes` writes it: the article as it is shown first. Prices in cents of GTQ. */
export function productData(product: ProductDetail): string {
  const { sku, name, brand, variants } = product;
  const choice = initialChoice(variants, 'discount');
  const { price, discountedPrice } = (choice && shownVariant(variants, choice)) ?? product;
  const [image = ''] = initialImages(product);
  return swapQuotes(JSON.stringify({ sku, name, price, discountedPrice, image, ...(brand && { brand }) }));
}
