/** Which articles are shown most: those whose pages are built first where not all of them are (decision 119, Pages of articles). */
import type { Product } from '#features/product/rules/product.ts';

/** The lists that contain an article: everything, its categories from the top down, its brand. */
function listsOf({ levels, brand }: Product): readonly string[] {
  const categories = levels.flatMap((id, at) => (id === 0 ? [] : levels.slice(0, at + 1).join('/')));
  return ['everything', ...categories, ...(brand === '' ? [] : [`brand ${brand}`])];
}

/** The best place that each article has in any list, by sku. */
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

/**
 * The skus of the `count` most visible articles: the new arrivals, which the home page shows; then by their best
 * position in any list; of equals, the more relevant one.
 * @param products the catalogue by relevance, as lists show it
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
