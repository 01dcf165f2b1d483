/** Calls that answer with articles (contract, GET items/menu; contract, Lists of articles). */

import type { Product, ProductList } from '#features/product/rules/product.ts';
import { type CatalogueConnection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { type Call, parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import {
  foundProductsSchema,
  isLongerThanRead,
  productListSchema,
  productsSchema,
} from './wire/product-list.ts';

/** Articles of menu levels, all 0 for the whole catalogue; pages count from 1 and have at most 500 articles. */
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

/** Fetches a page of a list with its filter options; a service without pages answers with everything. */
export async function fetchProductList(
  connection: CatalogueConnection,
  query: ProductListQuery,
): Promise<Answer<ProductList>> {
  const answer = await requestJson({ connection, method: 'GET', path: productListPath(query) });
  return parseAnswer(answer, dataOf(productListSchema(connection.imageBase, reportOf(connection))));
}

export const NEW_PRODUCTS_PATH = '/api/v1/items/new-items';

/** Fetches the new arrivals. */
export async function fetchNewProducts(connection: CatalogueConnection): Promise<Answer<readonly Product[]>> {
  const answer = await requestJson({ connection, method: 'GET', path: NEW_PRODUCTS_PATH });
  return parseAnswer(answer, dataOf(productsSchema(connection.imageBase, reportOf(connection))));
}

/** The answer to a search or a filter; `isCut` where the service has more than is read (decision 129, Odd catalogues). */
export type FoundProducts = { readonly products: readonly Product[]; readonly isCut: boolean };

/** Searches for a term. */
export function searchProducts(
  connection: CatalogueConnection,
  term: string,
): Promise<Answer<FoundProducts>> {
  const value = encodeURIComponent(term.toWellFormed());
  return findProducts(connection, { method: 'GET', path: `/api/v1/items/search?value=${value}` });
}

/** Fetches the articles that match a filter document (contract, POST filter-items). */
export function filterProducts(connection: CatalogueConnection, xml: string): Promise<Answer<FoundProducts>> {
  return findProducts(connection, { method: 'POST', path: '/api/v1/items/filter-items', body: { xml } });
}

async function findProducts(
  connection: CatalogueConnection,
  call: Omit<Call, 'connection'>,
): Promise<Answer<FoundProducts>> {
  const answer = await requestJson({ connection, ...call });
  const found = parseAnswer(answer, dataOf(foundProductsSchema(connection.imageBase, reportOf(connection))));
  if (!found.ok) return found;
  const longer = parseAnswer(answer, dataOf(isLongerThanRead));
  return { ...found, value: { products: found.value, isCut: longer.ok && longer.value } };
}
