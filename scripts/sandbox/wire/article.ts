import { z } from '@hono/zod-openapi';
import type { CatalogueArticle } from '../catalogue/catalogue.ts';
import type { CatalogueIndex } from '../selling/catalogue-index.ts';
import { distinct } from '../selling/distinct.ts';
import { decimalText, discountPercent } from '../selling/money.ts';

/** Money on the wire: quetzales, usually a number, now and then a numeric string (contract, What arrives). */
const moneySchema = z.union([z.number(), z.string()]);

/** Prices of an article or a variant as the wire names them. */
export const priceShape = {
  Precio_SD: moneySchema,
  Precio_CD: moneySchema,
  Descuento_Porcentaje: z.number(),
};

/** An article of a list (contract, GET items/menu). */
export const articleSchema = z
  .object({
    IdArticulo: z.number(),
    Sku: z.string(),
    CodigoInterno: z.string(),
    Nombre_Comercial: z.string(),
    ...priceShape,
    Descripcion_p: z.string(),
    Imagen_1: z.string(),
    Imagen_2: z.string(),
    Imagen_3: z.string(),
    Imagen_4: z.string(),
    Imagen_5: z.string(),
    Cantidad: z.number(),
    Nuevo: z.union([z.literal(0), z.literal(1)]),
    Calificacion: z.number(),
    Marca: z.string(),
    Colores: z.array(z.string()),
    Etiquetas: z.array(z.string()),
    Tallas: z.array(z.string()),
    N1: z.number(),
    N2: z.number(),
    N3: z.number(),
  })
  .openapi('Articulo');

/** An article of a list on the wire. */
export type WireArticle = z.infer<typeof articleSchema>;

type Priced = { readonly id: number; readonly listPrice: number; readonly discountedPrice: number };

/**
 * Prices on the wire. Services of this kind are uneven, and so is this one, so that readers prove to be liberal:
 * every seventh row has its discounted price as a string; where there is no discount, it is 0 or the list price.
 */
export function wirePrices(priced: Priced) {
  const withoutDiscount = priced.id % 5 === 0 ? priced.listPrice : 0;
  const discounted = priced.discountedPrice > 0 ? priced.discountedPrice : withoutDiscount;
  return {
    Precio_SD: priced.listPrice / 100,
    Precio_CD: priced.id % 7 === 0 ? decimalText(discounted) : discounted / 100,
    Descuento_Porcentaje: discountPercent(priced),
  };
}

/** Names of the colours of an article, in the order of its variants. */
function colorNames(article: CatalogueArticle, catalogue: CatalogueIndex): string[] {
  const ids = distinct(article.variants.map((variant) => variant.colorId));
  return ids.flatMap((id) => catalogue.color(id)?.name ?? []);
}

/** Names of the sizes of an article, small to large. */
function sizeNames(article: CatalogueArticle, catalogue: CatalogueIndex): string[] {
  const ids = distinct(article.variants.map((variant) => variant.sizeId));
  return ids
    .flatMap((id) => catalogue.size(id) ?? [])
    .sort((one, other) => one.order - other.order)
    .map((size) => size.name);
}

/** An article as lists carry it, with its live stock. */
export function wireArticle(
  article: CatalogueArticle,
  catalogue: CatalogueIndex,
  stock: number,
): WireArticle {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = article.images;
  return {
    IdArticulo: article.id,
    Sku: article.sku,
    CodigoInterno: article.code,
    Nombre_Comercial: article.name,
    ...wirePrices(article),
    Descripcion_p: article.shortDescription,
    Imagen_1: first,
    Imagen_2: second,
    Imagen_3: third,
    Imagen_4: fourth,
    Imagen_5: fifth,
    Cantidad: stock,
    Nuevo: article.isNew ? 1 : 0,
    Calificacion: article.rating,
    Marca: catalogue.brandName(article.brandId),
    Colores: colorNames(article, catalogue),
    Etiquetas: [...article.tags],
    Tallas: sizeNames(article, catalogue),
    N1: article.level1,
    N2: article.level2,
    N3: article.level3,
  };
}
