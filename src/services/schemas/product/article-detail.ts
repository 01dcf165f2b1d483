/** Everything a product page shows (contract, GET items/{sku}) → `ProductDetail`. */
import * as z from 'zod/mini';
import type { ProductDetail } from '#domain/product/product.ts';
import { lines, optionalText } from '#services/schemas/fields.ts';
import { optionalListOf, type Report } from '#services/schemas/list-of.ts';
import { articleWire, numberedImages, productOf } from './article.ts';
import { imageUrls, sortedByNumber } from './images.ts';
import { relatedArticleSchema } from './related-article.ts';
import { productColorSchema, productSizeSchema } from './size-and-color.ts';
import { variantSchema } from './variant.ts';

const detailWire = z.extend(articleWire, { Descripcion_g: optionalText, Imagenes: lines });
type DetailWire = z.infer<typeof detailWire>;

/**
 * The article with its variants in size order. Its stock is the sum over the variants, its own without any; its
 * pictures are `Imagenes`, or the numbered ones where that is empty, sorted by the number in the name.
 */
export function articleDetailSchema(imageBase: string, report: Report) {
  const wire = z.object({
    articulo: detailWire,
    variantes: optionalListOf('variantes', variantSchema(imageBase), report),
    talla: optionalListOf('talla', productSizeSchema, report),
    color: optionalListOf('color', productColorSchema, report),
    relacionados: optionalListOf('relacionados', relatedArticleSchema(imageBase), report),
  });
  return z.pipe(
    wire,
    z.transform(({ articulo, variantes, talla, color, relacionados }): ProductDetail => {
      const product = productOf(articulo, imageUrls(imageBase, sortedByNumber(imageNames(articulo))));
      const variants = variantes
        .toSorted((one, other) => one.order - other.order)
        .map(({ variant }) => variant);
      return {
        ...product,
        stock: variants.length === 0 ? product.stock : variants.reduce((sum, { stock }) => sum + stock, 0),
        fullDescription: articulo.Descripcion_g,
        productSizes: talla,
        productColors: color,
        variants,
        related: relacionados,
      };
    }),
  );
}

function imageNames(article: DetailWire): readonly string[] {
  return article.Imagenes.length > 0 ? article.Imagenes : numberedImages(article);
}
