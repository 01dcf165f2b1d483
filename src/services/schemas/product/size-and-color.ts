/** The sizes and colours of one article, with their stock (contract, GET items/{sku}: talla, color). */
import * as z from 'zod/mini';
import type { ProductColor, ProductSize } from '#domain/product/product.ts';
import { usableStock } from '#domain/product/stock.ts';
import { id, line, optionalLine, optionalNumber } from '#services/schemas/fields.ts';
import { hexColor } from './hex-color.ts';

/** One row of `talla`. */
export const productSizeSchema = z.pipe(
  z.object({ IdTalla: id, Nombre: line, Cantidad: optionalNumber, Unidad: optionalLine }),
  z.transform(
    (row): ProductSize => ({
      id: row.IdTalla,
      name: row.Nombre,
      stock: usableStock(row.Cantidad),
      unit: row.Unidad,
    }),
  ),
);

/** One row of `color`. */
export const productColorSchema = z.pipe(
  z.object({ IdColor: id, Nombre: line, Rgb: optionalLine, Hex: optionalLine, Cantidad: optionalNumber }),
  z.transform(
    (row): ProductColor => ({
      id: row.IdColor,
      name: row.Nombre,
      hex: hexColor(row.Hex, row.Rgb),
      stock: usableStock(row.Cantidad),
    }),
  ),
);
