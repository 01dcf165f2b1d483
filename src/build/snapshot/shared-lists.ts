/** Shares equal lists of words between articles to save memory. */
import type { Product } from '#features/product/rules/product.ts';

/** Returns the same list for all lists with the same words. */
function listSharer<T extends readonly (string | number)[]>(): (list: T) => T {
  const known = new Map<string, T>();
  return (list) => {
    const key = JSON.stringify(list);
    const before = known.get(key);
    if (!before) known.set(key, list);
    return before ?? list;
  };
}

/**
 * The same articles with shared lists of colours, sizes, tags and levels. A structured clone preserves the sharing
 * (HTML, 2.7.3), so a catalogue sent to a thread also takes half the memory.
 */
export function withSharedLists(products: readonly Product[]): readonly Product[] {
  const words = listSharer<Product['sizes']>();
  const levels = listSharer<Product['levels']>();
  const places = listSharer<NonNullable<Product['soldOut']>>();
  return products.map((product) => ({
    ...product,
    colors: words(product.colors),
    tags: words(product.tags),
    sizes: words(product.sizes),
    levels: levels(product.levels),
    ...(product.soldOut && { soldOut: places(product.soldOut) }),
  }));
}
