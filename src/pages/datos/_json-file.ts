/** Answers with data files, and their digests for incremental builds. */

import type { Snapshot } from '#build/snapshot/collect.ts';
import { digestOf } from '#build/snapshot/digest.ts';
import { rowsDigest } from '#build/snapshot/list-file.ts';
import { inParts } from '#features/catalogue/rules/list-file.ts';
import type { Product } from '#features/product/rules/product.ts';

/** @param text JSON */
export const jsonFile = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });

/**
 * The first data file of a list.
 * @param name its path below `/datos`, without extension
 */
export function listFile(name: string, snapshot: Pick<Snapshot, 'inColors'>, products: readonly Product[]) {
  const parts = inParts(products);
  return {
    file: `datos/${name}.json`,
    madeFrom: digestOf([parts.length, rowsDigest(snapshot, parts[0] ?? [])]),
  };
}
