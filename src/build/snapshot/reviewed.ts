/** Adds reviews, which editors keep in the project, to articles (decision 138, Reviews). */
import type { ReviewSummary } from '#features/product/rules/reviews.ts';
import type { Snapshot } from './collect.ts';
import { digestOf } from './digest.ts';

type Rated = { readonly sku: string; readonly rating: number; readonly reviews?: number };

/** The snapshot with the mean and number of reviews in place of the service's rating. */
export function withReviews(snapshot: Snapshot, summaries: ReadonlyMap<string, ReviewSummary>): Snapshot {
  if (summaries.size === 0) return snapshot;
  const reviewed = <T extends Rated>(article: T): T => {
    const summary = summaries.get(article.sku);
    return summary ? { ...article, rating: summary.rating, reviews: summary.count } : article;
  };
  const { details } = snapshot;
  return {
    ...snapshot,
    details: {
      keys: details.keys,
      get size() {
        return details.size;
      },
      get: (sku) => {
        const detail = details.get(sku);
        return detail && reviewed(detail);
      },
      digest: (sku) => digestOf([details.digest(sku), summaries.get(sku)]),
    },
    products: snapshot.products.map(reviewed),
    newProducts: snapshot.newProducts.map(reviewed),
  };
}
