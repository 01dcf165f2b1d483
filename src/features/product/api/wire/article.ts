/** Parses an article of a list (contract, Articulo) into a `Product`; the detail extends its fields. */
import * as z from 'zod/mini';
import type { Product } from '#features/product/rules/product.ts';
import { sortSizes } from '#features/product/rules/size-order.ts';
import { usableStock } from '#features/product/rules/stock.ts';
import {
  cents,
  field,
  flag,
  id,
  line,
  lines,
  optionalCents,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalText,
} from '#shared/http/wire/fields.ts';
import { discountPercent, isSellable, type Priced, relatedDiscount } from '#shared/money/price.ts';
import { imageUrls } from './images.ts';

/** The three price fields of everything that is sold, spread into its wire object. */
export const priceFields = {
  Precio_SD: cents,
  Precio_CD: optionalCents,
  Descuento_Porcentaje: optionalNumber,
};

const MAX_SKU = 200;
/** Separators and control characters, `.` and `..`, and an ending that hosts remove from an address. */
const UNUSABLE = /[/\\\p{Cc}\p{Cs}]|^\.{1,2}$|\.html$/u;

/** A sku; it is also the last segment of a product page's address. */
export const sku = field((value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const trimmed = text.trim();
  return trimmed !== '' && trimmed.length <= MAX_SKU && !UNUSABLE.test(trimmed) ? trimmed : undefined;
});

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

type PriceWire = {
  readonly Precio_SD: number;
  readonly Precio_CD: number;
  readonly Descuento_Porcentaje: number;
};

/** `Precio_CD` of 0, or not below `Precio_SD`, is no discount. */
function pricesOf(wire: PriceWire): Pick<Priced, 'price' | 'discountedPrice'> {
  const price = wire.Precio_SD;
  return { price, discountedPrice: wire.Precio_CD < price ? wire.Precio_CD : 0 };
}

/** The prices with the discount, which is calculated if none was sent. */
export function pricedOf(wire: PriceWire): Priced {
  const prices = pricesOf(wire);
  return { ...prices, discount: discountPercent({ ...prices, discount: wire.Descuento_Porcentaje }) };
}

/** The prices of a related article, whose discount is only its field's (storefront §5). */
export function relatedPricedOf(wire: PriceWire): Priced {
  const prices = pricesOf(wire);
  const discount = relatedDiscount({ ...prices, discount: wire.Descuento_Porcentaje });
  return discount > 0 ? { ...prices, discount } : { price: prices.price, discountedPrice: 0, discount: 0 };
}

/** The units that can be bought at these prices: none without a price (decision 4, Prices and amounts). */
export function stockOf(wire: PriceWire, units: number): number {
  return isSellable(pricesOf(wire)) ? usableStock(units) : 0;
}
