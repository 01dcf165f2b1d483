/**
 * The cart (interface, Cart). Until somebody touches it, what is seen is the preview that a module painted from the
 * storage; React then draws the same lines in its place.
 */
import { drawOverPreview } from '#hydration/draw-root.ts';
import { pageLocale } from '#i18n/page-locale.ts';
import { IslandBoundary } from '#islands/page/IslandBoundary.tsx';
import { LiveCart } from './LiveCart.tsx';

/** Draws the cart in the place of its preview. */
export function mountCart(container: HTMLElement): void {
  const { imageBase = '', chat = '' } = container.dataset;
  drawOverPreview(
    container,
    <IslandBoundary>
      <LiveCart locale={pageLocale()} imageBase={imageBase} chat={chat} />
    </IslandBoundary>,
  );
}
