/** Puts the mini-cart in the place of its preview. It stands on every page, so it is drawn on demand. */
import { drawOverPreview } from '#hydration/draw-root.ts';
import { pageLocale } from '#i18n/page-locale.ts';
import { IslandBoundary } from '#islands/page/IslandBoundary.tsx';
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
