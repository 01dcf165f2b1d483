/** Parses an article with its variants and related articles (contract, GET items/{sku}) into a `ProductDetail`. */
import * as z from 'zod/mini';
import type {
  ProductColor,
  ProductDetail,
  ProductSize,
  RelatedProduct,
  Variant,
} from '#features/product/rules/product.ts';
import { compareSizes } from '#features/product/rules/size-order.ts';
import { memoizeLast } from '#shared/cache/memoize.ts';
import { id, line, lines, optionalLine, optionalNumber, optionalText } from '#shared/http/wire/fields.ts';
import { type Rejection, readListOf } from '#shared/http/wire/list-of.ts';
import {
  articleWire,
  numberedImages,
  pricedOf,
  priceFields,
  productOf,
  relatedPricedOf,
  sku,
  stockOf,
} from './article.ts';
import { hexColor } from './hex-color.ts';
import { imageUrls, sortedByNumber } from './images.ts';

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

/** A variant with its place in the service's order of sizes. */
type OrderedVariant = { readonly order: number; readonly variant: Variant };

const NO_IMAGES: readonly string[] = [];

/** One colour in one size (contract, GET items/{sku}: variantes). `imageBase` as in `SiteSettings`. */
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
  // All sizes of a colour have the same pictures, and follow one another.
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

/** One related article (contract, GET items/{sku}: relacionados). `imageBase` as in `SiteSettings`. */
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

const detailWire = z.extend(articleWire, { Descripcion_g: optionalText, Imagenes: lines });
type DetailWire = z.infer<typeof detailWire>;

/** An article, and the rows of its lists that could not be read. */
export type ReadArticle = { readonly detail: ProductDetail; readonly rejected: readonly Rejection[] };

/**
 * The article with its variants in size order. Its stock is the sum over the variants, or the article's without variants; its
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
