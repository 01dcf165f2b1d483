import { decodeJsonAttribute } from '#shared/html/json-attribute.ts';
import { hydrateBuilt } from '#shared/hydration/hydrate-root.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { ListControls, type ListControlsProps } from './ListControls.tsx';

/** Hydrates the controls of a list; their props are in `data-props`. */
export function mountList(element: HTMLElement): void {
  const controls: ListControlsProps = JSON.parse(decodeJsonAttribute(element.dataset['props'] ?? '{}'));
  hydrateBuilt(
    element,
    <IslandBoundary>
      <ListControls {...controls} />
    </IslandBoundary>,
  );
}
