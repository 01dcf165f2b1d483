import { z } from '@hono/zod-openapi';
import type { CatalogueArticle, CatalogueVariant } from '../catalogue/catalogue.ts';
import type { SandboxContext } from '../context.ts';
import { distinct } from '../selling/distinct.ts';
import { articleSchema, priceShape, wireArticle, wirePrices } from './article.ts';

const namedShape = {
  IdArticulo: z.number(),
  Sku: z.string(),
  CodigoInterno: z.string(),
  Nombre_Comercial: z.string(),
  Descripcion_p: z.string(),
  ...priceShape,
};
const variantSchema = z
  .object({
    ...namedShape,
    Imagenes: z.array(z.string()),
    IdColor: z.number(),
    Color: z.string(),
    IdTalla: z.number(),
    Talla: z.string(),
    Orden_Talla: z.number(),
    Cantidad: z.number(),
  })
  .openapi('Variante');
const sizeSchema = z.object({
  IdTalla: z.number(),
  Nombre: z.string(),
  Cantidad: z.number(),
  Unidad: z.string(),
});
const colorSchema = z.object({
  IdColor: z.number(),
  Nombre: z.string(),
  Rgb: z.string(),
  Hex: z.string(),
  Cantidad: z.number(),
});

/** The `data` of an article's own page (contract, GET items/{sku}). */
export const articleDetailSchema = z.object({
  articulo: articleSchema.extend({ Descripcion_g: z.string(), Imagenes: z.array(z.string()) }),
  variantes: z.array(variantSchema),
  talla: z.array(sizeSchema),
  color: z.array(colorSchema),
  relacionados: z.array(z.object({ ...namedShape, Imagen_1: z.string() })),
});

/** The `data` of an article's own page. */
export type WireArticleDetail = z.infer<typeof articleDetailSchema>;

/** A variant with the units that are there now. */
type StockedVariant = CatalogueVariant & { readonly stock: number };

function wireVariant(article: CatalogueArticle, variant: StockedVariant, { catalogue }: SandboxContext) {
  const size = catalogue.size(variant.sizeId);
  return {
    IdArticulo: variant.id,
    Sku: variant.sku,
    CodigoInterno: variant.code,
    Nombre_Comercial: article.name,
    Descripcion_p: article.shortDescription,
    ...wirePrices(variant),
    Imagenes: [...variant.images],
    IdColor: variant.colorId,
    Color: catalogue.color(variant.colorId)?.name ?? '',
    IdTalla: variant.sizeId,
    Talla: size?.name ?? '',
    Orden_Talla: size?.order ?? 0,
    Cantidad: variant.stock,
  };
}

function unitsOf(variants: readonly StockedVariant[], belongs: (variant: StockedVariant) => boolean): number {
  return variants.filter(belongs).reduce((sum, variant) => sum + variant.stock, 0);
}

function wireSizes(variants: readonly StockedVariant[], { catalogue }: SandboxContext) {
  return distinct(variants.map((variant) => variant.sizeId))
    .flatMap((id) => catalogue.size(id) ?? [])
    .sort((one, other) => one.order - other.order)
    .map(({ id, name, unit }) => ({
      IdTalla: id,
      Nombre: name,
      Cantidad: unitsOf(variants, (variant) => variant.sizeId === id),
      Unidad: unit,
    }));
}

function wireColors(variants: readonly StockedVariant[], { catalogue }: SandboxContext) {
  return distinct(variants.map((variant) => variant.colorId))
    .flatMap((id) => catalogue.color(id) ?? [])
    .map(({ id, name, rgb, hex }) => ({
      IdColor: id,
      Nombre: name,
      Rgb: rgb,
      Hex: hex,
      Cantidad: unitsOf(variants, (variant) => variant.colorId === id),
    }));
}

function wireRelated(article: CatalogueArticle) {
  return {
    IdArticulo: article.id,
    Sku: article.sku,
    CodigoInterno: article.code,
    Nombre_Comercial: article.name,
    Descripcion_p: article.shortDescription,
    ...wirePrices(article),
    Imagen_1: article.images[0] ?? '',
  };
}

/** Everything about one article, with live stock. */
export function wireArticleDetail(article: CatalogueArticle, context: SandboxContext): WireArticleDetail {
  const { catalogue, stock } = context;
  const variants = article.variants.map((variant) => ({
    ...variant,
    stock: stock.byCode(variant.code) ?? 0,
  }));
  const listed = wireArticle(article, catalogue, stock.ofArticle(article.id));
  return {
    articulo: { ...listed, Descripcion_g: article.fullDescription, Imagenes: [...article.images] },
    variantes: variants.map((variant) => wireVariant(article, variant, context)),
    talla: wireSizes(variants, context),
    color: wireColors(variants, context),
    relacionados: article.relatedSkus.flatMap((sku) => catalogue.articleBySku(sku) ?? []).map(wireRelated),
  };
}
