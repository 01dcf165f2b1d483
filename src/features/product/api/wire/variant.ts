/** One colour in one size of an article (contract, GET items/{sku}: variantes) → `Variant`, with its place in the order. */
import * as z from 'zod/mini';
import type { Variant } from '#features/product/rules/product.ts';
import { id, line, lines, optionalLine, optionalNumber, optionalText } from '#shared/http/wire/fields.ts';
import { imageUrls, sortedByNumber } from './images.ts';
import { memoizeLast } from './memoize-last.ts';
import { pricedOf, priceFields, stockOf } from './price.ts';

export type OrderedVariant = { readonly order: number; readonly variant: Variant };

const NO_IMAGES: readonly string[] = [];

/** One variant. `imageBase` as in `SiteSettings`. */
export const variantSchema = memoizeLast((imageBase) => {
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
  // All sizes of a colour name the same pictures, one after the other.
  let last = { names: '', images: NO_IMAGES };
  const imagesOf = (names: readonly string[]): readonly string[] => {
    const joined = names.join('\n');
    if (joined !== last.names) last = { names: joined, images: imageUrls(imageBase, sortedByNumber(names)) };
    return last.images;
  };
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
          images: imagesOf(row.Imagenes),
          color: row.Color,
          size: row.Talla,
          stock: stockOf(row, row.Cantidad),
        },
      }),
    ),
  );
});
