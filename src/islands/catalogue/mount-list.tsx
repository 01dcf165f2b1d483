/** Makes the controls of a list alive. */
import { hydrateBuilt } from '#islands/page/hydrate-built.ts';
import { ListControls, type ListControlsProps } from './ListControls.tsx';

/** Hydrates the controls; their props are in `data-props`. */
export function mountList(element: HTMLElement): void {
  const controls: ListControlsProps = JSON.parse(element.dataset['props'] ?? '{}');
  hydrateBuilt(element, <ListControls {...controls} />);
}
