/** A list of articles with its filter options (contract, GET items/menu) → `ProductList`. */
import * as z from 'zod/mini';
import { articleSchema } from '#features/product/api/wire/article.ts';
import { hexColor } from '#features/product/api/wire/hex-color.ts';
import type {
  BrandOption,
  CategoryOption,
  ColorOption,
  ProductList,
  SizeOption,
} from '#features/product/rules/product.ts';
import { field, id, line, optionalLine, stringOf } from '#shared/http/wire/fields.ts';
import { listOf, optionalListOf, type Report, readableListOf } from '#shared/http/wire/list-of.ts';

const category = z.pipe(
  z.object({ Nombre: line, Slug: line }),
  z.transform((row): CategoryOption => ({ name: row.Nombre, slug: row.Slug })),
);
const tag = z.pipe(
  z.object({ Etiqueta: line }),
  z.transform((row): string => row.Etiqueta),
);
const brand = z.pipe(
  z.object({ IdMarca: id, Nombre: line }),
  z.transform((row): BrandOption => ({ id: row.IdMarca, name: row.Nombre })),
);
const color = z.pipe(
  z.object({ IdColor: id, Nombre: line, Hex: optionalLine, Rgb: optionalLine }),
  z.transform((row): ColorOption => ({ id: row.IdColor, name: row.Nombre, hex: hexColor(row.Hex, row.Rgb) })),
);
const size = z.pipe(
  z.object({ IdTalla: id, Nombre: line }),
  z.transform((row): SizeOption => ({ id: row.IdTalla, name: row.Nombre })),
);

/** -1 where the service sent no total: it sent all pages at once. */
const total = field((value) => (/^\d{1,9}$/.test(stringOf(value) ?? '') ? Number(value) : -1));

/** The `data` of a list by menu levels. */
export function productListSchema(imageBase: string, report: Report) {
  const wire = z.object({
    articulos: listOf('articulos', articleSchema(imageBase), report),
    total,
    categorias: optionalListOf('categorias', category, report),
    etiquetas: optionalListOf('etiquetas', tag, report),
    marcas: optionalListOf('marcas', brand, report),
    colores: optionalListOf('colores', color, report),
    tallas: optionalListOf('tallas', size, report),
  });
  return z.pipe(
    wire,
    z.transform(
      (data): ProductList => ({
        products: data.articulos,
        options: {
          categories: data.categorias,
          tags: data.etiquetas,
          brands: data.marcas,
          colors: data.colores,
          sizes: data.tallas,
        },
        total: data.total < 0 ? data.articulos.length : data.total,
      }),
    ),
  );
}

/** The most rows that are read: 20,000 of them block a page for most of a second (decision 92, Sizes of answers). */
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

/** The `data` of the new items; null is an empty list. */
export function productsSchema(imageBase: string, report: Report) {
  return z.pipe(firstRows, listOf('data', articleSchema(imageBase), report));
}

/** The `data` of a search or a filter call; null is an empty list, and unreadable articles are an error. */
export function foundProductsSchema(imageBase: string, report: Report) {
  return z.pipe(firstRows, readableListOf('data', articleSchema(imageBase), report));
}
