/** What details are known by, so that who looks for changes need not read them. */
import { createHash } from 'node:crypto';
import type { ProductDetail } from '#features/product/rules/product.ts';

/** What a detail is known by: a digest of all of it, and the skus of what it is related to. */
export type DetailMark = { readonly digest: string; readonly related: readonly string[] };

/** @param text the detail as JSON */
export function markOf(detail: ProductDetail, text: string): DetailMark {
  return {
    digest: createHash('sha256').update(text).digest('base64url'),
    related: detail.related.map(({ sku }) => sku),
  };
}
