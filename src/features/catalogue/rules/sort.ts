/** The orders of a list (decision 25, List parameters). */

import type { Product } from '#features/product/rules/product.ts';
import { discountPercent, priceAfterDiscount } from '#shared/money/price.ts';

export type SortOrder = 'relevance' | 'newest' | 'price-ascending' | 'price-descending' | 'discount';

/** The fields of a product that the orders read. */
export type Sortable = Pick<Product, 'price' | 'discountedPrice' | 'discount' | 'isNew' | 'stock'>;

/** The rank of a product in each order, smallest first. Relevance is the original order, sold-out articles last. */
const RANKS: Readonly<Record<SortOrder, (product: Sortable) => number>> = {
  relevance: ({ stock }) => (stock > 0 ? 0 : 1),
  newest: ({ isNew }) => (isNew ? 0 : 1),
  'price-ascending': priceAfterDiscount,
  'price-descending': (product) => -priceAfterDiscount(product),
  discount: (product) => -discountPercent(product),
};

/** The positions of the products in another order; equal ones keep their order. */
export function sortedPositions(products: readonly Sortable[], order: SortOrder): readonly number[] {
  const positions = products.map((_, position) => position);
  const ranks = Float64Array.from(products, RANKS[order]);
  return positions.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}

/** The products by relevance. */
export function byRelevance<Listed extends Sortable>(products: readonly Listed[]): readonly Listed[] {
  return sortedPositions(products, 'relevance').flatMap((position) => products[position] ?? []);
}

/**
 * The skus of the `count` most visible articles: new arrivals, then by best position in any list (decision 119, Pages
 * of articles). The more relevant of equals comes first.
 * @param products the catalogue by relevance
 */
export function mostVisibleSkus(
  products: readonly Product[],
  newProducts: readonly Pick<Product, 'sku'>[],
  count: number,
): ReadonlySet<string> {
  const places = bestPlaces(products);
  const arrived = newProducts.map(({ sku }) => sku).filter((sku) => places.has(sku));
  const placed = [...places].sort(([, one], [, other]) => one - other).map(([sku]) => sku);
  return new Set([...new Set([...arrived, ...placed])].slice(0, count));
}

/** The best place of each article in any list, by sku. */
function bestPlaces(products: readonly Product[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  return new Map(
    products.map((product) => {
      const places = listsOf(product).map((list) => {
        const place = lengths.get(list) ?? 0;
        lengths.set(list, place + 1);
        return place;
      });
      return [product.sku, Math.min(...places)];
    }),
  );
}

/** The lists of an article: everything, its categories from the top level down, its brand. */
function listsOf({ levels, brand }: Product): readonly string[] {
  const categories = levels.flatMap((id, at) => (id === 0 ? [] : levels.slice(0, at + 1).join('/')));
  return ['everything', ...categories, ...(brand === '' ? [] : [`brand ${brand}`])];
}
