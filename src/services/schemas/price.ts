/** The three price fields that everything sold has (contract, Articulo). */

import { discountPercent } from '#domain/price.ts';
import type { Priced } from '#domain/product.ts';
import { cents, optionalCents, optionalNumber } from './fields.ts';

/** Spread into the wire object of anything with a price. */
export const priceFields = {
  Precio_SD: cents,
  Precio_CD: optionalCents,
  Descuento_Porcentaje: optionalNumber,
};

type PriceWire = {
  readonly Precio_SD: number;
  readonly Precio_CD: number;
  readonly Descuento_Porcentaje: number;
};

/** `Precio_CD` of 0, or not below `Precio_SD`, is no discount; the per cent is counted where none was sent. */
export function pricedOf(wire: PriceWire): Priced {
  const price = wire.Precio_SD;
  const discountedPrice = wire.Precio_CD < price ? wire.Precio_CD : 0;
  const discount = discountPercent({ price, discountedPrice, discount: wire.Descuento_Porcentaje });
  return { price, discountedPrice, discount };
}
