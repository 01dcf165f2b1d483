/**
 * Fetches the detail of every article. A few failed ones are left out and listed, more stop the build (decision 98,
 * Missing articles).
 */

import { fetchProductDetail, productDetailPath } from '#features/product/api/product-detail.ts';
import type { Product } from '#features/product/rules/product.ts';
import { mapPooled } from '#shared/http/pool.ts';
import { attempt, faultOf, type Session } from '../session.ts';
import { SnapshotError } from '../snapshot-error.ts';
import type { LeftOut, SnapshotFault } from '../snapshot-fault.ts';
import type { DetailTable } from './detail-table.ts';
import { repeatedVariants } from './repeated.ts';
import { detailOf, type ShownArticle, shownArticle } from './shown-article.ts';

/** Catalogues up to this size must be complete. */
const SMALL_CATALOGUE = 50;

/** The number of articles of a catalogue that may be left out. */
export function allowedFailures(count: number, share: number): number {
  if (count <= SMALL_CATALOGUE || share === 0) return 0;
  return Math.max(1, Math.floor(count * share));
}

/** Receives the articles in the order of their arrival. */
export type DetailSink = {
  readonly details: DetailTable;
  readonly shown: Map<string, ShownArticle>;
};

/** Returns the articles without a detail. Rejects with the first failure above the limit. */
export async function collectDetails(
  session: Session,
  products: readonly Product[],
  imageBase: string,
  { details, shown, allowed }: DetailSink & { readonly allowed: number },
): Promise<readonly LeftOut[]> {
  const { source } = session;
  const leftOut: LeftOut[] = [];
  let done = 0;
  const tell = (): void => {
    done += 1;
    source.progress?.(done, products.length);
  };
  await mapPooled(products, source.concurrency, async (row) => {
    const { sku } = row;
    const path = productDetailPath(sku);
    const article = { path, row, imageBase };
    const known = await source.readings?.find(article);
    if (known) {
      if (details.refer) details.refer(sku, known);
      else details.set(sku, known.detail());
      shown.set(sku, known.shown);
      return tell();
    }
    const answer = await attempt(session, {
      path,
      run: (connection) => fetchProductDetail({ ...connection, imageBase }, sku),
    });
    if (answer.ok && answer.value.sku === sku) {
      const detail = detailOf(row, answer.value);
      // Computed while the detail is in memory, because reading it from its table again is slow.
      const read = shownArticle(row, detail);
      details.set(sku, detail);
      shown.set(sku, read);
      const repeated = repeatedVariants(detail);
      session.repeated.push(...repeated);
      // Articles with dropped or repeated rows are not cached, so that every build reports them.
      if (repeated.length === 0 && !session.rejected.some(({ call }) => call === path))
        source.readings?.learn(article, read, detail);
      return tell();
    }
    const fault: SnapshotFault = answer.ok
      ? { kind: 'other-article', sku: answer.value.sku }
      : faultOf(session, answer.failure);
    leftOut.push({ sku, path, fault });
    tell();
    if (leftOut.length > allowed)
      throw new SnapshotError(
        { apiUrl: source.apiUrl, path },
        { kind: 'many-left-out', last: fault, count: leftOut.length, allowed },
      );
  });
  return leftOut;
}
