/** The first opening of the mini-cart: its preview is painted, and presses on it are held until React has drawn it. */
import { type Mount, startMount } from '#shared/hydration/mounts.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { paintStoredCart } from './stored-cart-preview.ts';

/** Paints the stored cart into the dialog, and has the mini-cart drawn over it as soon as that has been fetched. */
export function drawMiniCart(dialog: HTMLElement, load: () => Promise<Mount>): void {
  const container = dialog.querySelector<HTMLElement>('[data-mini-cart]');
  if (!container) return;
  startMount(container, load);
  paintStoredCart(container);
  startIsland(container);
}
