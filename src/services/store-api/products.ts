/** Calls that answer with articles alone (contract, Lists of articles). */
import type { Answer } from '#domain/page/failure.ts';
import type { Product } from '#domain/product/product.ts';
import { productsSchema } from '#services/schemas/catalogue/product-list.ts';
import { type CatalogueConnection, reportOf } from '../connection.ts';
import { type Call, parseAnswer, requestJson } from '../http.ts';
import { dataOf } from '../schemas/envelope.ts';

type Products = Promise<Answer<readonly Product[]>>;

export const NEW_PRODUCTS_PATH = '/api/v1/items/new-items';

/** The new arrivals. */
export function fetchNewProducts(connection: CatalogueConnection): Products {
  return products(connection, { method: 'GET', path: NEW_PRODUCTS_PATH });
}

/** The articles a term finds. */
export function searchProducts(connection: CatalogueConnection, term: string): Products {
  const value = encodeURIComponent(term.toWellFormed());
  return products(connection, { method: 'GET', path: `/api/v1/items/search?value=${value}` });
}

/** The articles that match a filter document (contract, POST filter-items). */
export function filterProducts(connection: CatalogueConnection, xml: string): Products {
  return products(connection, { method: 'POST', path: '/api/v1/items/filter-items', body: { xml } });
}

async function products(connection: CatalogueConnection, call: Omit<Call, 'connection'>): Products {
  const answer = await requestJson({ connection, ...call });
  return parseAnswer(answer, dataOf(productsSchema(connection.imageBase, reportOf(connection))));
}
