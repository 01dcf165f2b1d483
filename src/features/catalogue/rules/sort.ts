/** The five orders of a list (decision 25, List parameters). */

import type { Product } from '#features/product/rules/product.ts';
import { discountPercent, priceAfterDiscount } from '#shared/money/price.ts';

export type SortOrder = 'relevance' | 'newest' | 'price-ascending' | 'price-descending' | 'discount';

/** What the orders look at. */
export type Sortable = Pick<Product, 'price' | 'discountedPrice' | 'discount' | 'isNew' | 'stock'>;

/** The number each order goes by, smallest first; relevance is the order the list came in, what is sold out behind. */
const RANKS: Readonly<Record<SortOrder, (product: Sortable) => number>> = {
  relevance: ({ stock }) => (stock > 0 ? 0 : 1),
  newest: ({ isNew }) => (isNew ? 0 : 1),
  'price-ascending': priceAfterDiscount,
  'price-descending': (product) => -priceAfterDiscount(product),
  discount: (product) => -discountPercent(product),
};

/** The positions of the products in another order; equal ones keep the order they came in. */
export function sortedPositions(products: readonly Sortable[], order: SortOrder): readonly number[] {
  const positions = products.map((_, position) => position);
  const ranks = Float64Array.from(products, RANKS[order]);
  return positions.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}

/** The products by relevance. */
export function byRelevance<Listed extends Sortable>(products: readonly Listed[]): readonly Listed[] {
  return sortedPositions(products, 'relevance').flatMap((position) => products[position] ?? []);
}
