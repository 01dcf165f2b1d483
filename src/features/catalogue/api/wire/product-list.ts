/** A list of articles with what it can be narrowed by (contract, GET items/menu) → `ProductList`. */
import * as z from 'zod/mini';
import { articleSchema } from '#features/product/api/wire/article.ts';
import type { ProductList } from '#features/product/rules/product.ts';
import { field, stringOf } from '#shared/http/wire/fields.ts';
import { listOf, type Report, readableListOf } from '#shared/http/wire/list-of.ts';
import { filterFields, filterOptionsOf } from './filter-options.ts';

/** -1 where the service sent no total: it does not page and answered with everything. */
const total = field((value) => (/^\d{1,9}$/.test(stringOf(value) ?? '') ? Number(value) : -1));

/** The `data` of a list by menu levels. */
export function productListSchema(imageBase: string, report: Report) {
  const wire = z.object({
    articulos: listOf('articulos', articleSchema(imageBase), report),
    total,
    ...filterFields(report),
  });
  return z.pipe(
    wire,
    z.transform(
      (data): ProductList => ({
        products: data.articulos,
        options: filterOptionsOf(data),
        total: data.total < 0 ? data.articulos.length : data.total,
      }),
    ),
  );
}

/** More rows are not read: 20,000 of them block a page for most of a second (decision 92, Sizes of answers). */
const MAX_ROWS = 4000;

const firstRows = z.pipe(
  z.unknown(),
  z.transform((rows) => (Array.isArray(rows) ? rows.slice(0, MAX_ROWS) : (rows ?? []))),
);

/** Whether the `data` of a list has more rows than are read. */
export const isLongerThanRead = z.pipe(
  z.unknown(),
  z.transform((rows) => Array.isArray(rows) && rows.length > MAX_ROWS),
);

/** The `data` of the new items: articles alone; null is none. */
export function productsSchema(imageBase: string, report: Report) {
  return z.pipe(firstRows, listOf('data', articleSchema(imageBase), report));
}

/** The `data` of a search or a filter call: articles alone; null is none, and unreadable ones are not none. */
export function foundProductsSchema(imageBase: string, report: Report) {
  return z.pipe(firstRows, readableListOf('data', articleSchema(imageBase), report));
}
