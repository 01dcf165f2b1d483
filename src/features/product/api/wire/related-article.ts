/** A related article of another one (contract, GET items/{sku}: relacionados) → `RelatedProduct`. */
import * as z from 'zod/mini';
import type { RelatedProduct } from '#features/product/rules/product.ts';
import { id, line, optionalLine, optionalText } from '#shared/http/wire/fields.ts';
import { imageUrls } from './images.ts';
import { memoizeLast } from './memoize-last.ts';
import { priceFields, relatedPricedOf } from './price.ts';
import { sku } from './sku.ts';

/** One related article. `imageBase` as in `SiteSettings`. */
export const relatedArticleSchema = memoizeLast((imageBase) => {
  const wire = z.object({
    ...priceFields,
    IdArticulo: id,
    Sku: sku,
    CodigoInterno: optionalLine,
    Nombre_Comercial: line,
    Descripcion_p: optionalText,
    Imagen_1: optionalLine,
  });
  return z.pipe(
    wire,
    z.transform(
      (row): RelatedProduct => ({
        ...relatedPricedOf(row),
        id: row.IdArticulo,
        sku: row.Sku,
        code: row.CodigoInterno,
        name: row.Nombre_Comercial,
        shortDescription: row.Descripcion_p,
        image: imageUrls(imageBase, [row.Imagen_1])[0] ?? '',
      }),
    ),
  );
});
