/** The rule of a landing page: an editor's description of the articles that it shows. */

import type { Product } from '#features/product/rules/product.ts';
import { flattenMenu, type Menu } from '#shared/menu/menu.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';
import { slugOf } from '#shared/text/slug.ts';
import { categoryIndex } from './filter.ts';

/** The name of a landing page's file without its extension; it becomes part of an address. */
export const LANDING_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Articles by sku in their order, then those that meet all other conditions; an empty condition does not matter. */
export type LandingRule = {
  readonly skus: readonly string[];
  /** Link slugs of the menu. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Cents, included. */
  readonly lowest?: number | undefined;
  /** Cents, included. */
  readonly highest?: number | undefined;
};

/** A name in a rule that does not exist in the shop. */
export type UnknownName = { readonly kind: 'sku' | 'category' | 'tag'; readonly name: string };

type RuleResult = { readonly products: readonly Product[]; readonly unknown: readonly UnknownName[] };

type Shop = { readonly menu: Menu; readonly products: readonly Product[] };

/** The articles of a rule that are in stock, and its unknown names. */
export function productsOfRule(rule: LandingRule, shop: Shop): RuleResult {
  const bySku = new Map(shop.products.map((product) => [product.sku, product]));
  const named = rule.skus.flatMap((sku) => bySku.get(sku) ?? []);
  const general = hasConditions(rule) ? shop.products.filter(conditionsOf(rule, shop.menu)) : [];
  const products = [...new Set([...named, ...general])].filter(({ stock }) => stock > 0);
  return { products, unknown: unknownNames(rule, shop) };
}

function hasConditions({ categories, tags, lowest, highest }: LandingRule): boolean {
  return categories.length + tags.length > 0 || lowest !== undefined || highest !== undefined;
}

function conditionsOf(rule: LandingRule, menu: Menu): (product: Product) => boolean {
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

function unknownNames({ skus, categories, tags }: LandingRule, { menu, products }: Shop) {
  const known = {
    sku: new Set(products.map(({ sku }) => sku)),
    category: new Set(flattenMenu(menu).map(({ slug }) => slug)),
    tag: new Set(products.flatMap((product) => product.tags.map(slugOf))),
  };
  const missing = (kind: UnknownName['kind'], names: readonly string[]): readonly UnknownName[] =>
    names
      .filter((name) => !known[kind].has(kind === 'tag' ? slugOf(name) : name))
      .map((name) => ({ kind, name }));
  return [...missing('sku', skus), ...missing('category', categories), ...missing('tag', tags)];
}
