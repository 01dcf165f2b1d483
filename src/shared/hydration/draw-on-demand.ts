/**
 * Renders a view on demand into a container without built HTML (src/shared/hydration/README.md). A view with an
 * interactive preview (the cart's) uses `mounts.ts` instead.
 */
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';

/** Renders a view into a container and replaces its content. */
export type Draw<View> = (container: HTMLElement, view: View) => void;

/**
 * Loads the rendering code with its texts, and renders.
 * @throws the load error; the container is unchanged
 */
export async function drawOnDemand<View>(
  container: HTMLElement,
  load: () => Promise<Draw<View>>,
  view: View,
): Promise<void> {
  const draw = await loadWithTexts(load);
  draw(container, view);
}
