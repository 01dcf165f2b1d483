/** What the files of `/datos` keep of a product: everything a card, a filter and an order look at. */
import type { Product } from './product.ts';

/** The first picture of a card, and the one on hover (storefront spec §3, list view uses the first two). */
const CARD_PICTURES = 2;

/** The product with the pictures of its card only. */
export function listedProduct(product: Product): Product {
  return { ...product, images: product.images.slice(0, CARD_PICTURES) };
}
