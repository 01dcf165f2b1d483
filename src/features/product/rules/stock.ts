/** How much can be had and how much may be asked for (storefront §5, Quick view quantity). */

/** What is to be put into the cart, against what there is and what the cart holds already. */
export type QuantityRequest = { readonly stock: number; readonly inCart: number; readonly quantity: number };

/** Keys of the two warnings and of 'Sin Existencias' (decision 40, Quantity texts), and of a cart that takes no line more. */
export type QuantityCheck = 'ok' | 'exceeds-available' | 'exceeds-stock' | 'sold-out' | 'cart-full';

/** Few enough to show the number (decision 39, Stock line). */
export const FEW_LEFT = 5;

/**
 * A number of units as something that can be counted with: whole, not negative, 0 for what is no number (decision 94,
 * Units).
 */
export function usableStock(stock: number): number {
  return Number.isFinite(stock) ? Math.max(0, Math.floor(stock)) : 0;
}

/** The most that may still be chosen: stock minus the units of that variant in the cart, never below 0. */
export function quantityLimit({ stock, inCart }: Omit<QuantityRequest, 'quantity'>): number {
  return Math.max(0, usableStock(stock) - inCart);
}

/** Judges a quantity that was typed or pressed, before anything is added. */
export function checkQuantity(request: QuantityRequest): QuantityCheck {
  if (usableStock(request.stock) === 0) return 'sold-out';
  return request.quantity > quantityLimit(request) ? 'exceeds-available' : 'ok';
}

/** Judges the act of adding: what would exceed the stock together with the cart is not added. */
export function checkAdd({ stock, inCart, quantity }: QuantityRequest): QuantityCheck {
  if (usableStock(stock) === 0) return 'sold-out';
  return inCart + quantity > usableStock(stock) ? 'exceeds-stock' : 'ok';
}
