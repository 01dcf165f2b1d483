/** One article with its variants (contract, GET items/{sku}). */

import type { ProductDetail } from '#features/product/rules/product.ts';
import { memoizeLast } from '#shared/cache/memoize.ts';
import { type CatalogueConnection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { articleDetailSchema } from './wire/article-detail.ts';

/** Path of an article. */
export function productDetailPath(sku: string): string {
  return `/api/v1/items/${encodeURIComponent(sku)}`;
}

/** Read by one schema for all articles of a base. */
const answerSchema = memoizeLast((imageBase) => dataOf(articleDetailSchema(imageBase)));

/** The article of a sku; an unknown one fails with status 404. */
export async function fetchProductDetail(
  connection: CatalogueConnection,
  sku: string,
): Promise<Answer<ProductDetail>> {
  const answer = await requestJson({ connection, method: 'GET', path: productDetailPath(sku) });
  const read = parseAnswer(answer, answerSchema(connection.imageBase));
  if (!read.ok) return read;
  const { detail, rejected } = read.value;
  for (const rejection of rejected) reportOf(connection)(rejection);
  return { ...read, value: detail };
}
