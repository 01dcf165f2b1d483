/** Replaces the preview of the mini-cart. It is on every page, so it is drawn on demand. */
import { drawOverPreview } from '#shared/hydration/draw-root.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { MiniCart } from './MiniCart.tsx';

/** Draws the mini-cart into `container`. */
export function mountMiniCart(container: HTMLElement): void {
  const { imageBase = '' } = container.dataset;
  drawOverPreview(
    container,
    <IslandBoundary>
      <MiniCart locale={pageLocale()} imageBase={imageBase} />
    </IslandBoundary>,
  );
}
