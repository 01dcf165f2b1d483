/** Fetches the whole catalogue, page by page. */

import {
  fetchProductList,
  type ProductListQuery,
  productListPath,
} from '#features/catalogue/api/products.ts';
import type { FilterOptions, Product, ProductList } from '#features/product/rules/product.ts';
import { mapPooled } from '#shared/http/pool.ts';
import { repeatedArticles, repeatedBrands } from './details/repeated.ts';
import { demand, type Session } from './session.ts';
import { SnapshotError } from './snapshot-error.ts';
import type { SnapshotFault } from './snapshot-fault.ts';

export type Catalogue = { readonly products: readonly Product[]; readonly options: FilterOptions };

const EVERYTHING = [0, 0, 0] as const;
const PAGES_AT_A_TIME = 4;
const MAX_PRODUCTS = 200_000;
/** Minimum share of the announced articles that must be usable; below it the catalogue counts as broken. */
const USABLE_SHARE = 0.5;

/** Every article once by its sku, in the order of the service. Rejects if the catalogue is empty or mostly unusable. */
export async function collectCatalogue(session: Session, imageBase: string): Promise<Catalogue> {
  const { perPage } = session.source;
  const pageOf = (page: number): Promise<ProductList> => fetchPage(session, imageBase, page);
  const first = await pageOf(1);
  if (first.total > MAX_PRODUCTS) throw broken(session, { kind: 'catalogue-large', articles: first.total });
  // A service that ignores paging has sent everything at once.
  const count = first.products.length > perPage ? 1 : Math.ceil(first.total / perPage);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
  const rest = await mapPooled(others, PAGES_AT_A_TIME, pageOf);
  const rows = [first, ...rest].flatMap((list) => list.products);
  session.repeated.push(...repeatedArticles(rows), ...repeatedBrands(first.options.brands));
  const products = distinct(rows);
  if (products.length === 0) throw broken(session, { kind: 'catalogue-empty' });
  if (products.length < first.total * USABLE_SHARE)
    throw broken(session, {
      kind: 'catalogue-unusable',
      usable: products.length,
      announced: first.total,
    });
  return { products, options: first.options };
}

function fetchPage(session: Session, imageBase: string, page: number): Promise<ProductList> {
  const query = queryOf(session, page);
  return demand(session, {
    path: productListPath(query),
    run: (connection) => fetchProductList({ ...connection, imageBase }, query),
  });
}

function queryOf({ source }: Session, page: number): ProductListQuery {
  return { levels: EVERYTHING, page, perPage: source.perPage };
}

function distinct(products: readonly Product[]): readonly Product[] {
  const bySku = new Map<string, Product>();
  for (const product of products) if (!bySku.has(product.sku)) bySku.set(product.sku, product);
  return [...bySku.values()];
}

function broken(session: Session, fault: SnapshotFault): SnapshotError {
  const path = productListPath(queryOf(session, 1));
  return new SnapshotError({ apiUrl: session.source.apiUrl, path }, fault);
}
