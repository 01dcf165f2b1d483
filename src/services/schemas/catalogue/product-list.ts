/** A list of articles with what it can be narrowed by (contract, GET items/menu) → `ProductList`. */
import * as z from 'zod/mini';
import type { ProductList } from '#domain/product/product.ts';
import { field } from '#services/schemas/fields.ts';
import { listOf, optionalListOf, type Report } from '#services/schemas/list-of.ts';
import { articleSchema } from '#services/schemas/product/article.ts';
import { filterFields, filterOptionsOf } from './filter-options.ts';

/** -1 where the service told no total: it does not page and answered with everything. */
const total = field((value) => (value !== null && /^\d{1,9}$/.test(String(value)) ? Number(value) : -1));

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

/** The `data` of a search, a filter call or the new items: articles alone; null is none. */
export function productsSchema(imageBase: string, report: Report) {
  return optionalListOf('data', articleSchema(imageBase), report);
}
