/** Units in the stored cart, counted as the cart itself counts them. */
import { unitsInCart } from '#domain/cart/cart.ts';
import { readStoredMain } from '#stores/storage/stored-cart.ts';

/** 0 when there is no cart, or none that can be read. */
export function countStoredUnits(): number {
  return unitsInCart(readStoredMain().cart);
}
