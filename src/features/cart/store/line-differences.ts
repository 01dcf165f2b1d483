/** What a live look at the cart found, apart from the look itself, which is loaded only when it is needed. */
import { atom } from 'nanostores';
import type { CartDifference } from '#features/cart/rules/cart-difference.ts';

/** Differences to be shown line by line until the page is left. */
export const $cartDifferences = atom<readonly CartDifference[]>([]);

/** Forgets the differences of a line that became another variant. */
export function forgetDifferences(cartItemId: string): void {
  $cartDifferences.set($cartDifferences.get().filter(({ line }) => line.cartItemId !== cartItemId));
}

/** How the last look went. */
export const $cartCheck = atom<'idle' | 'checking' | 'done' | 'failed'>('idle');
