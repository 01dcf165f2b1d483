/** The articles that have a page in this build; the 404 page shows the others (decision 119, Pages of articles). */

import { PUBLIC_PRERENDERED_PRODUCTS } from 'astro:env/client';
import { mostVisibleSkus } from '#features/catalogue/rules/sort.ts';
import { isPageName } from '#features/product/rules/page-name.ts';
import type { Snapshot } from './collect.ts';
import type { Details } from './details/detail-table.ts';

type Articles = Pick<Snapshot, 'products' | 'newProducts'> & { readonly details: Pick<Details, 'keys'> };

/** The skus of the articles with a page, and of those without one. */
export type Prerendered = {
  readonly withPage: readonly string[];
  readonly without: readonly string[];
};

/** Divides the articles of a snapshot; without a configured number, every article with a valid sku has a page. */
export function prerenderedOf(
  { products, newProducts, details }: Articles,
  count: number | undefined = prerenderedProducts,
): Prerendered {
  const all = [...details.keys()];
  const chosen =
    count === undefined || count >= all.length ? undefined : mostVisibleSkus(products, newProducts, count);
  const hasPage = (sku: string): boolean => isPageName(sku) && (chosen?.has(sku) ?? true);
  return {
    withPage: all.filter(hasPage),
    without: all.filter((sku) => !hasPage(sku)),
  };
}

/** Number of articles with a page in the build; undefined for all. */
const prerenderedProducts: number | undefined = PUBLIC_PRERENDERED_PRODUCTS;
