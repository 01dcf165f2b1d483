/** The related products of articles, as their own cards show them. */
import { relatedAsCard } from '#domain/product/card-variant.ts';
import type { Product, ProductDetail } from '#domain/product/product.ts';
import { type DetailTable, isDetailFile } from './detail-table.ts';
import type { LeftOut } from './details.ts';

/** What of a snapshot tells how an article is shown, and which ones have no page that a link could lead to. */
type Shown = { readonly products: readonly Product[]; readonly leftOut: readonly LeftOut[] };

/**
 * The same table, whose details name their related products as their cards do. That is put together when a detail is read, because
 * an article's card may come after those that are related to it, and to write each again once all are there takes as long as to read it.
 */
export function withRelatedCards(details: DetailTable, { products, leftOut }: Shown): DetailTable {
  const cards = new Map(products.map((product) => [product.sku, product]));
  const missing = new Set(leftOut.map(({ sku }) => sku));
  const shown = (detail: ProductDetail): ProductDetail => {
    if (detail.related.length === 0) return detail;
    const there = detail.related.filter(({ sku }) => !missing.has(sku));
    return { ...detail, related: there.map((each) => relatedAsCard(each, cards.get(each.sku))) };
  };
  const table: DetailTable = {
    get: (sku) => {
      const detail = details.get(sku);
      return detail && shown(detail);
    },
    set: (sku, detail) => details.set(sku, detail),
    keys: () => details.keys(),
    get size() {
      return details.size;
    },
  };
  return isDetailFile(details) ? Object.assign(table, { share: details.share }) : table;
}
