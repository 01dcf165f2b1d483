/** The price to pay and the displayed discount (storefront §4, Cart; §5, Related-product discount display). */
import type { Cents } from './money.ts';

/** List price, discounted price (0 for none) and discount in whole per cent. */
export type Priced = {
  readonly price: Cents;
  readonly discountedPrice: Cents;
  readonly discount: number;
};

type TwoPrices = Pick<Priced, 'price' | 'discountedPrice'>;

export function priceAfterDiscount({ price, discountedPrice }: TwoPrices): Cents {
  return discountedPrice > 0 ? discountedPrice : price;
}

/** The unit price of a cart line, whose `discount` is the discounted price (checkout §3, Invoice line: precioUnitario). */
export function itemPrice({ price, discount }: { readonly price: Cents; readonly discount: Cents }): Cents {
  return priceAfterDiscount({ price, discountedPrice: discount });
}

/** Whether both prices are above 0 (decision 4, Prices and amounts). */
export function isSellable(prices: TwoPrices): boolean {
  return priceAfterDiscount(prices) > 0 && prices.price > 0;
}

export function hasDiscount({ price, discountedPrice }: TwoPrices): boolean {
  return discountedPrice > 0 && discountedPrice < price;
}

/** Above 0 and at most 100 (decision 4, Prices and amounts). */
function isPlausibleDiscount(percent: number): boolean {
  return percent > 0 && percent <= 100;
}

/** The discount of a badge in whole per cent, calculated if the service sent no plausible one; 0 without a lower price. */
export function discountPercent(product: Priced): number {
  if (!hasDiscount(product)) return 0;
  if (isPlausibleDiscount(product.discount)) return Math.max(1, Math.round(product.discount));
  return Math.max(1, Math.round(((product.price - product.discountedPrice) * 100) / product.price));
}

/**
 * The discount of a related product: its field if its price is below the list price, else 0; never calculated
 * (storefront §5; decision 5, Related articles).
 */
export function relatedDiscount(product: Priced): number {
  return isPlausibleDiscount(product.discount) && hasDiscount(product) ? product.discount : 0;
}
