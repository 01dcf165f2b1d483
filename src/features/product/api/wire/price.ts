/** The three price fields that everything sold has (contract, Articulo). */

import { usableStock } from '#features/product/rules/stock.ts';
import { cents, optionalCents, optionalNumber } from '#shared/http/wire/fields.ts';
import type { Priced } from '#shared/money/price.ts';
import { discountPercent, isSellable, relatedDiscount } from '#shared/money/price.ts';

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

type Prices = Pick<Priced, 'price' | 'discountedPrice'>;

/** `Precio_CD` of 0, or not below `Precio_SD`, is no discount. */
function pricesOf(wire: PriceWire): Prices {
  const price = wire.Precio_SD;
  return { price, discountedPrice: wire.Precio_CD < price ? wire.Precio_CD : 0 };
}

/** The prices with the discount, which is counted where none was sent. */
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

/** The units that can be had of what is sold at these prices: none without a price (decision 4, Prices and amounts). */
export function stockOf(wire: PriceWire, units: number): number {
  return isSellable(pricesOf(wire)) ? usableStock(units) : 0;
}
