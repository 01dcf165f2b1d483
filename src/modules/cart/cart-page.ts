/** The cart page before React: the stored lines, painted at once, and its parts waiting for somebody to use them. */
import { type Mount, startMounts } from '#hydration/mounts.ts';
import { startRememberedPlace } from '#modules/delivery/remembered-place.ts';
import { startStoredCart } from './stored-cart-start.ts';

/** Starts the page; each loader brings what hydrates the part of its name, or draws in its place. */
export function startCartPage(loaders: Readonly<Record<'cart' | 'dates', () => Promise<Mount>>>): void {
  startStoredCart();
  startMounts(loaders);
  startRememberedPlace();
}
