/** Articles whose lists of words stand in memory once, however many have the same. */
import type { Product } from '#features/product/rules/product.ts';

/** Gives the same list for all lists of the same words. */
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
 * The same articles. Those of a kind have the same colours, sizes, tags and levels: a catalogue that shares them takes half the room,
 * also in the threads it is sent to, because a structured clone keeps what is shared (HTML, 2.7.3).
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
