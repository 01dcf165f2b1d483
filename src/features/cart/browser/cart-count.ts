/** Units in the stored cart, counted as the cart itself counts them. */
import { unitsInCart } from '#features/cart/rules/cart.ts';
import { readStoredMain } from '#features/cart/store/stored/stored-cart.ts';

/** 0 when there is no cart, or none that can be read. */
export function countStoredUnits(): number {
  return unitsInCart(readStoredMain().cart);
}
