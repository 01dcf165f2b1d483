/** The cart page before React: the stored lines, painted at once, and its parts waiting for somebody to use them. */
import { type Mount, startMounts } from '#hydration/mounts.ts';
import { startRememberedPlace } from '#modules/delivery/remembered-place.ts';
import { startStoredCart } from './stored-cart-start.ts';

/** Starts the page; each loader brings what makes the part of its name alive. */
export function startCartPage(loaders: Readonly<Record<'cart' | 'dates', () => Promise<Mount>>>): void {
  startStoredCart();
  startMounts(loaders);
  startRememberedPlace();
}
