/** Which of its prices a thing is sold at, and how a discount is told (storefront spec §4, Cart; §5, Related products). */
import type { Cents } from './money.ts';
import type { Priced } from './product.ts';

type TwoPrices = Pick<Priced, 'price' | 'discountedPrice'>;

/** The discounted price when there is one (above 0), else the list price. */
export function priceAfterDiscount({ price, discountedPrice }: TwoPrices): Cents {
  return discountedPrice > 0 ? discountedPrice : price;
}

/** The unit price of a cart line, whose `discount` is the discounted price (checkout spec §3, precioUnitario). */
export function itemPrice({ price, discount }: { readonly price: Cents; readonly discount: Cents }): Cents {
  return priceAfterDiscount({ price, discountedPrice: discount });
}

/** Whether the list price is to be struck through. */
export function hasDiscount({ price, discountedPrice }: TwoPrices): boolean {
  return discountedPrice > 0 && discountedPrice < price;
}

/** The discount in whole per cent for a badge, from the prices when the service told none; 0 without a discount. */
export function discountPercent(product: Priced): number {
  if (!hasDiscount(product)) return 0;
  if (product.discount > 0) return Math.round(product.discount);
  return Math.max(1, Math.round(((product.price - product.discountedPrice) * 100) / product.price));
}

/** The discount shown on a related product: its discount field, only if price minus it is below price, else 0. */
export function relatedDiscount({ price, discount }: Pick<Priced, 'price' | 'discount'>): number {
  return price - discount < price ? discount : 0;
}
