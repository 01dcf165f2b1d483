/** Which pictures show at a glance what a brand has. */
import type { Product } from '#features/product/rules/product.ts';

const MAX = 4;

/** One picture of each kind of its articles, from the end of its list, because the beginning is shown right below. */
export function picturesOfKinds(products: readonly Product[]): readonly string[] {
  const byKind = new Map<string, string>();
  for (const { levels, images, stock } of products) {
    const [picture = ''] = images;
    if (picture !== '' && stock > 0) byKind.set(levels.join('/'), picture);
  }
  return [...new Set(byKind.values())].slice(0, MAX);
}
