/** Which articles an editor's rule is about, and what of it the shop does not have any more. */

import type { Product } from '#features/product/rules/product.ts';
import { flattenMenu, type Menu } from '#shared/menu/menu.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { slugOf } from '#shared/text/slug.ts';
import { categoryIndex } from './category-index.ts';

/**
 * The skus come first, in their order; then what is in one of the categories, has one of the tags and is in the range of
 * prices (cents, both included). A part without any values, and a missing limit, asks for nothing.
 */
export type ProductRule = {
  readonly skus: readonly string[];
  /** Link slugs of the menu. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly lowest?: number | undefined;
  readonly highest?: number | undefined;
};

/** A name in a rule that nothing in the shop has. */
export type Unknown = { readonly kind: 'sku' | 'category' | 'tag'; readonly name: string };

/** The articles of a rule that can be bought, and the names that lead to none. */
type RuleResult = { readonly products: readonly Product[]; readonly unknown: readonly Unknown[] };

type Shop = { readonly menu: Menu; readonly products: readonly Product[] };

/** Whether anything but single articles is asked for. */
function isGeneral({ categories, tags, lowest, highest }: ProductRule): boolean {
  return categories.length + tags.length > 0 || lowest !== undefined || highest !== undefined;
}

function generalTest(rule: ProductRule, menu: Menu): (product: Product) => boolean {
  const { lowest = 0, highest = Number.POSITIVE_INFINITY } = rule;
  const categories = new Set(rule.categories);
  const tags = new Set(rule.tags.map(slugOf));
  const slugsOf = categoryIndex(menu);
  return (product) => {
    const price = priceAfterDiscount(product);
    return (
      price >= lowest &&
      price <= highest &&
      (categories.size === 0 || slugsOf(product.levels).some((slug) => categories.has(slug))) &&
      (tags.size === 0 || product.tags.some((tag) => tags.has(slugOf(tag))))
    );
  };
}

function unknownNames({ skus, categories, tags }: ProductRule, { menu, products }: Shop): readonly Unknown[] {
  const known = {
    sku: new Set(products.map(({ sku }) => sku)),
    category: new Set(flattenMenu(menu).map(({ slug }) => slug)),
    tag: new Set(products.flatMap((product) => product.tags.map(slugOf))),
  };
  const missing = (kind: Unknown['kind'], names: readonly string[]): readonly Unknown[] =>
    names
      .filter((name) => !known[kind].has(kind === 'tag' ? slugOf(name) : name))
      .map((name) => ({ kind, name }));
  return [...missing('sku', skus), ...missing('category', categories), ...missing('tag', tags)];
}

/** Reads a rule against the shop; what is sold out is left out, because a page of offers is for what can be bought. */
export function productsOfRule(rule: ProductRule, shop: Shop): RuleResult {
  const bySku = new Map(shop.products.map((product) => [product.sku, product]));
  const named = rule.skus.flatMap((sku) => bySku.get(sku) ?? []);
  const general = isGeneral(rule) ? shop.products.filter(generalTest(rule, shop.menu)) : [];
  const products = [...new Set([...named, ...general])].filter(({ stock }) => stock > 0);
  return { products, unknown: unknownNames(rule, shop) };
}
