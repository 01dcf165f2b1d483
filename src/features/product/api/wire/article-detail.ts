/** Everything a product page shows (contract, GET items/{sku}) → `ProductDetail`. */
import * as z from 'zod/mini';
import type { ProductColor, ProductDetail, ProductSize, Variant } from '#features/product/rules/product.ts';
import { compareSizes } from '#features/product/rules/size/size-order.ts';
import { id, line, lines, optionalLine, optionalText } from '#shared/http/wire/fields.ts';
import { type Rejection, readListOf } from '#shared/http/wire/list-of.ts';
import { articleWire, numberedImages, productOf } from './article.ts';
import { hexColor } from './hex-color.ts';
import { imageUrls, sortedByNumber } from './images.ts';
import { memoizeLast } from './memoize-last.ts';
import { relatedArticleSchema } from './related-article.ts';
import { type OrderedVariant, variantSchema } from './variant.ts';

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

const detailWire = z.extend(articleWire, { Descripcion_g: optionalText, Imagenes: lines });
type DetailWire = z.infer<typeof detailWire>;

/** An article, and the rows of its lists that could not be read. */
export type ReadArticle = { readonly detail: ProductDetail; readonly rejected: readonly Rejection[] };

/**
 * The article with its variants in size order. Its stock is the sum over the variants, its own without any; its
 * pictures are `Imagenes`, or the numbered ones where that is empty, sorted by the number in the name.
 */
export const articleDetailSchema = memoizeLast((imageBase) => {
  const wire = z.object({
    articulo: detailWire,
    variantes: readListOf('variantes', variantSchema(imageBase)),
    talla: readListOf('talla', productSizeSchema),
    color: readListOf('color', productColorSchema),
    relacionados: readListOf('relacionados', relatedArticleSchema(imageBase)),
  });
  return z.pipe(
    wire,
    z.transform(({ articulo, variantes, talla, color, relacionados }): ReadArticle => {
      const product = productOf(articulo, imageUrls(imageBase, sortedByNumber(imageNames(articulo))));
      const variants = inSizeOrder(variantes.rows);
      const detail = {
        ...product,
        stock: variants.length === 0 ? product.stock : variants.reduce((sum, { stock }) => sum + stock, 0),
        fullDescription: articulo.Descripcion_g,
        productSizes: talla.rows.toSorted((one, other) => compareSizes(one.name, other.name)),
        productColors: color.rows,
        variants,
        related: relacionados.rows,
      };
      return {
        detail,
        rejected: [variantes, talla, color, relacionados].flatMap(({ rejected }) => rejected),
      };
    }),
  );
});

/** By the service's order; where it sends none, colours stay in their order, each with its sizes from small to large. */
function inSizeOrder(rows: readonly OrderedVariant[]): readonly Variant[] {
  const colors = [...new Set(rows.map(({ variant }) => variant.color))];
  return rows
    .toSorted(
      (one, other) =>
        one.order - other.order ||
        colors.indexOf(one.variant.color) - colors.indexOf(other.variant.color) ||
        compareSizes(one.variant.size, other.variant.size),
    )
    .map(({ variant }) => variant);
}

function imageNames(article: DetailWire): readonly string[] {
  return article.Imagenes.length > 0 ? article.Imagenes : numberedImages(article);
}
