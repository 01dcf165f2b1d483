/** The sizes and colours of one article; a row without its id is none (contract, GET items/{sku}: talla, color). */
import * as z from 'zod/mini';
import type { ProductColor, ProductSize } from '#features/product/rules/product.ts';
import { id, line, optionalLine } from '#shared/http/wire/fields.ts';
import { hexColor } from './hex-color.ts';

/** One row of `talla`. */
export const productSizeSchema = z.pipe(
  z.object({ IdTalla: id, Nombre: line }),
  z.transform(
    (row): ProductSize => ({
      name: row.Nombre,
    }),
  ),
);

/** One row of `color`. */
export const productColorSchema = z.pipe(
  z.object({ IdColor: id, Nombre: line, Rgb: optionalLine, Hex: optionalLine }),
  z.transform(
    (row): ProductColor => ({
      name: row.Nombre,
      hex: hexColor(row.Hex, row.Rgb),
    }),
  ),
);
