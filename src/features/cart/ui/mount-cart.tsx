/**
 * The cart (interface, Cart). Until somebody touches it, what is seen is the preview that a module painted from the
 * storage; React then draws the same lines in its place.
 */
import { drawOverPreview } from '#shared/hydration/draw-root.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { HydratedCart } from './HydratedCart.tsx';

/** Draws the cart in the place of its preview. */
export function mountCart(container: HTMLElement): void {
  const { imageBase = '', chat = '' } = container.dataset;
  drawOverPreview(
    container,
    <IslandBoundary>
      <HydratedCart locale={pageLocale()} imageBase={imageBase} chat={chat} />
    </IslandBoundary>,
  );
}
