/** How many units are in stock, and how many a shopper may add (storefront §5, Quick view quantity). */

/** The quantity to add, the stock, and the units that the cart has already. */
export type QuantityRequest = { readonly stock: number; readonly inCart: number; readonly quantity: number };

/** Keys of the two warnings and of 'Sin Existencias' (decision 40, Quantity texts), and of a full cart. */
export type QuantityCheck = 'ok' | 'exceeds-available' | 'exceeds-stock' | 'sold-out' | 'cart-full';

/** Few enough to show the number (decision 39, Stock line). */
export const FEW_LEFT = 5;

/** Units as a whole number, not negative, 0 for NaN and infinity (decision 94, Units). */
export function usableStock(stock: number): number {
  return Number.isFinite(stock) ? Math.max(0, Math.floor(stock)) : 0;
}

/** The largest quantity that may be added: stock minus the units of the variant in the cart, never below 0. */
export function quantityLimit({ stock, inCart }: Omit<QuantityRequest, 'quantity'>): number {
  return Math.max(0, usableStock(stock) - inCart);
}

/** Checks a quantity that was typed or pressed, before anything is added. */
export function checkQuantity(request: QuantityRequest): QuantityCheck {
  if (usableStock(request.stock) === 0) return 'sold-out';
  return request.quantity > quantityLimit(request) ? 'exceeds-available' : 'ok';
}

/** Checks an addition, which together with the cart may not exceed the stock. */
export function checkAdd({ stock, inCart, quantity }: QuantityRequest): QuantityCheck {
  if (usableStock(stock) === 0) return 'sold-out';
  return inCart + quantity > usableStock(stock) ? 'exceeds-stock' : 'ok';
}
