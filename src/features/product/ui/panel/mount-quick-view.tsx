/** Draws the quick view into its dialog. Drawn on demand, like the mini-cart: lists carry no island for it. */
import { drawRoot } from '#shared/hydration/draw-root.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { UnbuiltPanel, type UnbuiltPanelContentProps } from '../live/UnbuiltPanel.tsx';

export type QuickViewRequest = UnbuiltPanelContentProps;

/** Shows a product in `container`, each time anew, with the service's answer of now; without one the container is emptied. */
export function mountQuickView(container: HTMLElement, request: QuickViewRequest | undefined): void {
  drawRoot(
    container,
    request && (
      <IslandBoundary key={`${request.sku} ${Date.now()}`}>
        <UnbuiltPanel locale={pageLocale()} {...request} />
      </IslandBoundary>
    ),
  );
}
