/** Digests of details, so that changes are found without reading the details. */
import { createHash } from 'node:crypto';
import type { ProductDetail } from '#features/product/rules/product.ts';

/** A digest of the whole detail, and the skus of its related articles. */
export type DetailDigest = { readonly digest: string; readonly related: readonly string[] };

/** @param text the detail as JSON */
export function detailDigest(detail: ProductDetail, text: string): DetailDigest {
  return {
    digest: createHash('sha256').update(text).digest('base64url'),
    related: detail.related.map(({ sku }) => sku),
  };
}
