import { z } from '@hono/zod-openapi';
import type { CatalogueArticle, CatalogueVariant } from '../catalogue/catalogue.ts';
import { distinct } from '../catalogue/words.ts';
import type { SandboxContext } from '../context.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { decimalText, discountPercent } from './money.ts';

/** Quetzales on the wire: a number, sometimes a numeric string (contract, What arrives). */
const moneySchema = z.union([z.number(), z.string()]);

/** Prices of an article or a variant on the wire. */
const priceShape = {
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
type WireArticle = z.infer<typeof articleSchema>;

type Priced = { readonly id: number; readonly listPrice: number; readonly discountedPrice: number };

/**
 * Prices on the wire, as inconsistent as those of real services: every seventh discounted price is a string, and
 * without a discount it is 0 or the list price.
 */
function wirePrices(priced: Priced) {
  const withoutDiscount = priced.id % 5 === 0 ? priced.listPrice : 0;
  const discounted = priced.discountedPrice > 0 ? priced.discountedPrice : withoutDiscount;
  return {
    Precio_SD: priced.listPrice / 100,
    Precio_CD: priced.id % 7 === 0 ? decimalText(discounted) : discounted / 100,
    Descuento_Porcentaje: discountPercent(priced),
  };
}

/** The colours of variants, in their order. */
const colorsOf = (variants: readonly CatalogueVariant[], catalogue: CatalogueIndex) =>
  distinct(variants.map((variant) => variant.colorId)).flatMap((id) => catalogue.color(id) ?? []);

/** The sizes of variants, small to large. */
const sizesOf = (variants: readonly CatalogueVariant[], catalogue: CatalogueIndex) =>
  distinct(variants.map((variant) => variant.sizeId))
    .flatMap((id) => catalogue.size(id) ?? [])
    .sort((one, other) => one.order - other.order);

/** An article of a list with its current stock. */
export function wireArticle(article: CatalogueArticle, { catalogue, stock }: SandboxContext): WireArticle {
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
    Cantidad: stock.ofArticle(article.id),
    Nuevo: article.isNew ? 1 : 0,
    Calificacion: article.rating,
    Marca: catalogue.brandName(article.brandId),
    Colores: colorsOf(article.variants, catalogue).map(({ name }) => name),
    Etiquetas: [...article.tags],
    Tallas: sizesOf(article.variants, catalogue).map(({ name }) => name),
    N1: article.level1,
    N2: article.level2,
    N3: article.level3,
  };
}

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

type WireArticleDetail = z.infer<typeof articleDetailSchema>;

/** The fields that variants and related articles share. */
const wireNamed = (
  { name, shortDescription }: CatalogueArticle,
  item: Priced & Pick<CatalogueVariant, 'sku' | 'code'>,
) => ({
  IdArticulo: item.id,
  Sku: item.sku,
  CodigoInterno: item.code,
  Nombre_Comercial: name,
  Descripcion_p: shortDescription,
  ...wirePrices(item),
});

function wireVariant(article: CatalogueArticle, variant: CatalogueVariant, { catalogue }: SandboxContext) {
  const size = catalogue.size(variant.sizeId);
  return {
    ...wireNamed(article, variant),
    Imagenes: [...variant.images],
    IdColor: variant.colorId,
    Color: catalogue.color(variant.colorId)?.name ?? '',
    IdTalla: variant.sizeId,
    Talla: size?.name ?? '',
    Orden_Talla: size?.order ?? 0,
    Cantidad: variant.stock,
  };
}

/** Units of the variants with an id of a colour or a size. */
const unitsOf = (variants: readonly CatalogueVariant[], key: 'sizeId' | 'colorId', id: number): number =>
  variants.reduce((sum, variant) => sum + (variant[key] === id ? variant.stock : 0), 0);

/** Everything about one article, with current stock. */
export function wireArticleDetail(article: CatalogueArticle, context: SandboxContext): WireArticleDetail {
  const { catalogue, stock } = context;
  const variants = article.variants.map((variant) => ({
    ...variant,
    stock: stock.byCode(variant.code) ?? 0,
  }));
  const listed = wireArticle(article, context);
  return {
    articulo: { ...listed, Descripcion_g: article.fullDescription, Imagenes: [...article.images] },
    variantes: variants.map((variant) => wireVariant(article, variant, context)),
    talla: sizesOf(variants, catalogue).map(({ id, name, unit }) => ({
      IdTalla: id,
      Nombre: name,
      Cantidad: unitsOf(variants, 'sizeId', id),
      Unidad: unit,
    })),
    color: colorsOf(variants, catalogue).map(({ id, name, rgb, hex }) => ({
      IdColor: id,
      Nombre: name,
      Rgb: rgb,
      Hex: hex,
      Cantidad: unitsOf(variants, 'colorId', id),
    })),
    relacionados: article.relatedSkus
      .flatMap((sku) => catalogue.articleBySku(sku) ?? [])
      .map((related) => ({ ...wireNamed(related, related), Imagen_1: related.images[0] ?? '' })),
  };
}
