/** An article that is newer than the build, on the 404 page (contract, Hosting). */
import { drawRoot } from '#shared/hydration/draw-root.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { LivePage, type LivePageProps } from './LivePage.tsx';

/** Draws the product's page in the place of what was not found. */
export function mountLiveProduct(container: HTMLElement, page: LivePageProps): void {
  drawRoot(
    container,
    <IslandBoundary>
      <LivePage {...page} />
    </IslandBoundary>,
  );
}
