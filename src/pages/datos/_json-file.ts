/** Files of data: their answers, and what they are known by in incremental builds. */
import { inParts } from '#domain/catalogue/list-file/list-parts.ts';
import type { Product } from '#domain/product/product.ts';
import type { Snapshot } from '#snapshot/collect.ts';
import { digestOf } from '#snapshot/digest.ts';
import { rowsDigest } from '#snapshot/list-file.ts';

/** @param text JSON */
export const jsonFile = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });

/**
 * A file of products, the first of a list that is too long for one.
 * @param name its place below `/datos`, without its ending
 */
export function listFile(name: string, snapshot: Pick<Snapshot, 'inColors'>, products: readonly Product[]) {
  const parts = inParts(products);
  return {
    file: `datos/${name}.json`,
    madeFrom: digestOf([parts.length, rowsDigest(snapshot, parts[0] ?? [])]),
  };
}
