/** Calls that answer with articles alone (contract, Lists of articles). */

import type { Product } from '#features/product/rules/product.ts';
import { type CatalogueConnection, reportOf } from '#shared/http/connection.ts';
import type { Answer } from '#shared/http/failure.ts';
import { type Call, parseAnswer, requestJson } from '#shared/http/http.ts';
import { dataOf } from '#shared/http/wire/envelope.ts';
import { foundProductsSchema, isLongerThanRead, productsSchema } from './wire/product-list.ts';

type Products = Promise<Answer<readonly Product[]>>;

/** What a search or a filter found; `isCut` where there is more of it than is read (decision 129, Odd catalogues). */
export type FoundProducts = { readonly products: readonly Product[]; readonly isCut: boolean };
type Found = Promise<Answer<FoundProducts>>;

export const NEW_PRODUCTS_PATH = '/api/v1/items/new-items';

/** The new arrivals. */
export async function fetchNewProducts(connection: CatalogueConnection): Products {
  const answer = await requestJson({ connection, method: 'GET', path: NEW_PRODUCTS_PATH });
  return parseAnswer(answer, dataOf(productsSchema(connection.imageBase, reportOf(connection))));
}

/** The articles a term finds. */
export function searchProducts(connection: CatalogueConnection, term: string): Found {
  const value = encodeURIComponent(term.toWellFormed());
  return findProducts(connection, { method: 'GET', path: `/api/v1/items/search?value=${value}` });
}

/** The articles that match a filter document (contract, POST filter-items). */
export function filterProducts(connection: CatalogueConnection, xml: string): Found {
  return findProducts(connection, { method: 'POST', path: '/api/v1/items/filter-items', body: { xml } });
}

async function findProducts(connection: CatalogueConnection, call: Omit<Call, 'connection'>): Found {
  const answer = await requestJson({ connection, ...call });
  const found = parseAnswer(answer, dataOf(foundProductsSchema(connection.imageBase, reportOf(connection))));
  if (!found.ok) return found;
  const longer = parseAnswer(answer, dataOf(isLongerThanRead));
  return { ...found, value: { products: found.value, isCut: longer.ok && longer.value } };
}
