/** An article that is newer than the build, on the 404 page (contract, Hosting). */
import { drawRoot } from '#shared/hydration/draw-root.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { UnbuiltPage, type UnbuiltPageProps } from './UnbuiltPage.tsx';

/** Draws the product's page in the place of what was not found. */
export function mountUnbuiltProduct(container: HTMLElement, page: UnbuiltPageProps): void {
  drawRoot(
    container,
    <IslandBoundary>
      <UnbuiltPage {...page} />
    </IslandBoundary>,
  );
}
