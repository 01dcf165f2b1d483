/** What details are known by, so that who looks for changes need not read them. */
import { createHash } from 'node:crypto';
import type { ProductDetail } from '#features/product/rules/product.ts';

/** What a detail is known by: a digest of all of it, and the skus of what it is related to. */
export type DetailDigest = { readonly digest: string; readonly related: readonly string[] };

/** @param text the detail as JSON */
export function detailDigest(detail: ProductDetail, text: string): DetailDigest {
  return {
    digest: createHash('sha256').update(text).digest('base64url'),
    related: detail.related.map(({ sku }) => sku),
  };
}
