/** The related products of articles, displayed like their cards. */

import { relatedAsCard } from '#features/product/rules/card-variant.ts';
import type { Product, ProductDetail } from '#features/product/rules/product.ts';
import { memoize } from '#shared/cache/memoize.ts';
import { digestOf } from '../digest.ts';
import { type Details, type DetailTable, isDetailFile } from './detail-table.ts';

/** The part of a snapshot that decides whether and how an article is displayed. */
type Shown = { readonly products: readonly Product[] };

/** The details of a snapshot. */
export type SnapshotDetails = Details & {
  /** A digest of the result of `get`, computed for a file without reading it. */
  readonly digest: (sku: string) => string;
};

/** A digest of the fields that a related product takes from its card (`relatedAsCard`). */
const cardDigest = memoize(({ price, discountedPrice, discount, images, color }: Product): string =>
  digestOf([price, discountedPrice, discount, images[0], color]),
);

/**
 * The same table, with related products displayed like their cards. The cards are looked up when a detail is read,
 * because a related article's card may be fetched later.
 */
export function withRelatedCards(details: DetailTable, { products }: Shown): SnapshotDetails {
  const cards = new Map(products.map((product) => [product.sku, product]));
  const read = (sku: string): ProductDetail | undefined => {
    const detail = details.get(sku);
    if (!detail || detail.related.length === 0) return detail;
    // Articles that are not sold or were left out have no page to link to.
    const there = detail.related.filter(({ sku: other }) => cards.has(other));
    return { ...detail, related: there.map((each) => relatedAsCard(each, cards.get(each.sku))) };
  };
  // The pages of one article in all languages are rendered in succession.
  let last: { readonly sku: string; readonly detail: ProductDetail | undefined } | undefined;
  const get = (sku: string): ProductDetail | undefined => {
    if (last?.sku !== sku) last = { sku, detail: read(sku) };
    return last.detail;
  };
  const shownAs = (sku: string): string => {
    const card = cards.get(sku);
    return card ? cardDigest(card) : '';
  };
  return {
    get,
    digest: (sku) => {
      const mark = isDetailFile(details) ? details.mark(sku) : undefined;
      return digestOf(mark ? [mark.digest, mark.related.map(shownAs)] : get(sku));
    },
    keys: () => details.keys(),
    get size() {
      return details.size;
    },
  };
}
