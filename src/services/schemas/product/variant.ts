/** One colour in one size of an article (contract, GET items/{sku}: variantes) → `Variant`, with its place in the order. */
import * as z from 'zod/mini';
import type { Variant } from '#domain/product/product.ts';
import { id, line, lines, optionalLine, optionalNumber, optionalText } from '#services/schemas/fields.ts';
import { pricedOf, priceFields, stockOf } from '#services/schemas/money/price.ts';
import { imageUrls, sortedByNumber } from './images.ts';

export type OrderedVariant = { readonly order: number; readonly variant: Variant };

/** One variant. `imageBase` as in `SiteSettings`. */
export function variantSchema(imageBase: string) {
  const wire = z.object({
    ...priceFields,
    IdArticulo: id,
    Sku: line,
    CodigoInterno: optionalLine,
    Nombre_Comercial: optionalLine,
    Descripcion_p: optionalText,
    Imagenes: lines,
    Color: optionalLine,
    Talla: optionalLine,
    Orden_Talla: optionalNumber,
    Cantidad: optionalNumber,
  });
  return z.pipe(
    wire,
    z.transform(
      (row): OrderedVariant => ({
        order: row.Orden_Talla,
        variant: {
          ...pricedOf(row),
          id: row.IdArticulo,
          sku: row.Sku,
          code: row.CodigoInterno,
          name: row.Nombre_Comercial,
          description: row.Descripcion_p,
          images: imageUrls(imageBase, sortedByNumber(row.Imagenes)),
          color: row.Color,
          size: row.Talla,
          stock: stockOf(row, row.Cantidad),
        },
      }),
    ),
  );
}
