/** The first opening of the mini-cart: its preview is painted, and presses on it are held until React has drawn it. */
import { type Mount, startMount } from '#hydration/mounts.ts';
import { startIsland } from '#hydration/start-island.ts';
import { paintStoredCart } from './stored-cart-preview.ts';

/** Paints the stored cart into the container, and has the mini-cart drawn over it as soon as that has been fetched. */
export function drawMiniCart(container: HTMLElement, load: () => Promise<Mount>): void {
  startMount(container, load);
  paintStoredCart(container);
  startIsland(container);
}
