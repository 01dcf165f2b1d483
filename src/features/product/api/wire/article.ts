/** An article as lists answer with it (contract, Articulo) → `Product`. */
import * as z from 'zod/mini';
import type { Product } from '#features/product/rules/product.ts';
import { sortSizes } from '#features/product/rules/size/size-order.ts';
import {
  flag,
  id,
  line,
  lines,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalText,
} from '#shared/http/wire/fields.ts';
import { imageUrls } from './images.ts';
import { pricedOf, priceFields, stockOf } from './price.ts';
import { sku } from './sku.ts';

/** The fields of `Articulo`, for the detail to extend. */
export const articleWire = z.object({
  ...priceFields,
  IdArticulo: id,
  Sku: sku,
  CodigoInterno: optionalLine,
  Nombre_Comercial: line,
  Descripcion_p: optionalText,
  Imagen_1: optionalLine,
  Imagen_2: optionalLine,
  Imagen_3: optionalLine,
  Imagen_4: optionalLine,
  Imagen_5: optionalLine,
  Cantidad: optionalNumber,
  Nuevo: flag,
  Calificacion: optionalNumber,
  Marca: optionalLine,
  Colores: lines,
  Etiquetas: lines,
  Tallas: lines,
  N1: optionalId,
  N2: optionalId,
  N3: optionalId,
});

export type ArticleWire = z.infer<typeof articleWire>;

const MAX_RATING = 5;

/** The five numbered picture names of an article; '' where there is none. */
export function numberedImages(wire: ArticleWire): readonly string[] {
  return [wire.Imagen_1, wire.Imagen_2, wire.Imagen_3, wire.Imagen_4, wire.Imagen_5];
}

/** The wire article with its picture addresses as the shop's product. */
export function productOf(wire: ArticleWire, images: readonly string[]): Product {
  return {
    ...pricedOf(wire),
    id: wire.IdArticulo,
    sku: wire.Sku,
    code: wire.CodigoInterno,
    name: wire.Nombre_Comercial,
    shortDescription: wire.Descripcion_p,
    images,
    stock: stockOf(wire, wire.Cantidad),
    isNew: wire.Nuevo,
    // To one decimal, as the mean of the shop's reviews.
    rating: Math.round(10 * Math.min(MAX_RATING, Math.max(0, wire.Calificacion))) / 10,
    brand: wire.Marca,
    colors: wire.Colores,
    tags: wire.Etiquetas,
    sizes: sortSizes(wire.Tallas),
    levels: [wire.N1, wire.N2, wire.N3],
  };
}

/** One article of a list. `imageBase` as in `SiteSettings`. */
export function articleSchema(imageBase: string) {
  return z.pipe(
    articleWire,
    z.transform((wire) => productOf(wire, imageUrls(imageBase, numberedImages(wire)))),
  );
}
