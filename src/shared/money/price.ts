/**
 * Which of its prices a thing is sold at, and how a discount is shown (storefront §4, Cart; §5, Related-product
 * discount display).
 */
import type { Cents } from './money.ts';

/** Prices of anything sold: list price, the price after a discount (0: none) and the discount in whole per cent. */
export type Priced = {
  readonly price: Cents;
  readonly discountedPrice: Cents;
  readonly discount: number;
};

type TwoPrices = Pick<Priced, 'price' | 'discountedPrice'>;

/** The discounted price when there is one (above 0), else the list price. */
export function priceAfterDiscount({ price, discountedPrice }: TwoPrices): Cents {
  return discountedPrice > 0 ? discountedPrice : price;
}

/**
 * The unit price of a cart line, whose `discount` is the discounted price (checkout §3, Invoice line: precioUnitario).
 */
export function itemPrice({ price, discount }: { readonly price: Cents; readonly discount: Cents }): Cents {
  return priceAfterDiscount({ price, discountedPrice: discount });
}

/** Whether a thing can be bought at its price: it has one above 0 (decision 4, Prices and amounts). */
export function isSellable(prices: TwoPrices): boolean {
  return priceAfterDiscount(prices) > 0 && prices.price > 0;
}

/** Whether the list price is to be struck through. */
export function hasDiscount({ price, discountedPrice }: TwoPrices): boolean {
  return discountedPrice > 0 && discountedPrice < price;
}

/** Whether a received discount is plausible: above 0, and at most everything (decision 4, Prices and amounts). */
function isPlausibleDiscount(percent: number): boolean {
  return percent > 0 && percent <= 100;
}

/**
 * The discount in whole per cent for a badge, calculated from the prices where the service sent no plausible one; 0
 * without a lower price.
 */
export function discountPercent(product: Priced): number {
  if (!hasDiscount(product)) return 0;
  if (isPlausibleDiscount(product.discount)) return Math.max(1, Math.round(product.discount));
  return Math.max(1, Math.round(((product.price - product.discountedPrice) * 100) / product.price));
}

/**
 * The discount shown on a related product: its field, only where its price is below the list price; else 0. It is never
 * calculated from the prices (storefront §5; decision 5, Related articles).
 */
export function relatedDiscount(product: Priced): number {
  return isPlausibleDiscount(product.discount) && hasDiscount(product) ? product.discount : 0;
}
