/** What a live look at the cart found, apart from the look itself, which is loaded only when it is needed. */
import { atom } from 'nanostores';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';

/** To be told line by line until the page is left. */
export const $cartDifferences = atom<readonly CartDifference[]>([]);

/** A line became another thing: what was told of it is not about it any more. */
export function forgetDifferences(cartItemId: string): void {
  $cartDifferences.set($cartDifferences.get().filter(({ line }) => line.cartItemId !== cartItemId));
}

/** How the last look went. */
export const $cartCheck = atom<'idle' | 'checking' | 'done' | 'failed'>('idle');
