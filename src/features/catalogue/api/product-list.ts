/** Articles by menu levels (contract, GET items/menu). */

import type { ProductList } from '#features/product/rules/product.ts';
import { type CatalogueConnection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { productListSchema } from './wire/product-list.ts';

/** Which articles: all three levels 0 is the whole catalogue; pages count from 1 and hold at most 500. */
export type ProductListQuery = {
  readonly levels: readonly [number, number, number];
  readonly page?: number;
  readonly perPage?: number;
};

/** Path and query of a list. */
export function productListPath({ levels, page, perPage }: ProductListQuery): string {
  const query = new URLSearchParams({
    idFirstLevel: String(levels[0]),
    idSecondLevel: String(levels[1]),
    idThirdLevel: String(levels[2]),
  });
  if (page !== undefined) query.set('pagina', String(page));
  if (perPage !== undefined) query.set('porPagina', String(perPage));
  return `/api/v1/items/menu?${query}`;
}

/** One page of a list, with what it can be narrowed by. A service that does not page answers with everything. */
export async function fetchProductList(
  connection: CatalogueConnection,
  query: ProductListQuery,
): Promise<Answer<ProductList>> {
  const answer = await requestJson({ connection, method: 'GET', path: productListPath(query) });
  return parseAnswer(answer, dataOf(productListSchema(connection.imageBase, reportOf(connection))));
}
