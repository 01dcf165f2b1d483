/** The reviews of the home page. */

import type { Product } from '#features/product/rules/product.ts';
import { latestFirst, type Review } from '#features/product/rules/reviews.ts';
import { reviewsOf } from '#features/product/ui/reviews/product-reviews.ts';

/** A review with words, and the article that it is about. */
export type ReviewWithText = { readonly product: Product; readonly review: Review };

const MAX = 3;

/** The latest of each article that has words; of `skus` in their order, else of those that were reviewed last. */
export async function reviewsWithText(
  products: readonly Product[],
  skus: readonly string[] | undefined,
): Promise<readonly ReviewWithText[]> {
  const reviewed = products.filter(({ reviews }) => reviews);
  const latest = new Map<string, ReviewWithText>();
  for (const product of reviewed) {
    const review = (await reviewsOf(product.sku)).find(({ text }) => text);
    if (review) latest.set(product.sku, { product, review });
  }
  if (skus) return skus.flatMap((sku) => latest.get(sku) ?? []);
  const told = [...latest.values()];
  return latestFirst(told.map(({ review }) => review))
    .flatMap((review) => told.find((each) => each.review === review) ?? [])
    .slice(0, MAX);
}
