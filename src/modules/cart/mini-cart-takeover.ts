/** The first opening of the mini-cart: its preview is painted, and clicks on it are kept until React is there. */
import { type Mount, startMount } from '#hydration/mounts.ts';
import { startIsland } from '#hydration/start-island.ts';
import { paintStoredCart } from './stored-cart-preview.ts';

/** Fetches the code that draws the mini-cart into its container. */
export type LoadMiniCart = () => Promise<Mount>;

/** Paints the stored cart into the container and hands it to the mini-cart as soon as that has been fetched. */
export function takeOver(container: HTMLElement, load: LoadMiniCart): void {
  startMount(container, load);
  paintStoredCart(container);
  startIsland(container);
}
