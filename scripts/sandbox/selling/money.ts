/** Cents as the text of quetzales with exactly two decimals, e.g. `1234.50`. */
export function decimalText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Converts quetzales of the wire to whole cents. */
export function centsOf(quetzales: number): number {
  return Math.round(quetzales * 100);
}

/** The VAT inside a price, in cents: total minus total / 1.12 (checkout §9). */
export function vatPortion(cents: number): number {
  return cents - Math.round((cents * 100) / 112);
}

/** The price of one unit: the discounted price if there is one, else the list price (checkout §3). */
export function unitPrice(prices: { readonly listPrice: number; readonly discountedPrice: number }): number {
  return prices.discountedPrice > 0 ? prices.discountedPrice : prices.listPrice;
}

/** The discount in whole per cent, 0 without one. */
export function discountPercent(prices: {
  readonly listPrice: number;
  readonly discountedPrice: number;
}): number {
  if (prices.discountedPrice === 0 || prices.discountedPrice >= prices.listPrice) return 0;
  return Math.round((1 - prices.discountedPrice / prices.listPrice) * 100);
}
