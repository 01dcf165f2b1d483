/** Hydrates the controls of a list. */
import { swapQuotes } from '#domain/page/swap-quotes.ts';
import { hydrateBuilt } from '#hydration/hydrate-root.ts';
import { IslandBoundary } from '#islands/page/IslandBoundary.tsx';
import { ListControls, type ListControlsProps } from './ListControls.tsx';

/** Hydrates the controls; their props are in `data-props`. */
export function mountList(element: HTMLElement): void {
  const controls: ListControlsProps = JSON.parse(swapQuotes(element.dataset['props'] ?? '{}'));
  hydrateBuilt(
    element,
    <IslandBoundary>
      <ListControls {...controls} />
    </IslandBoundary>,
  );
}
