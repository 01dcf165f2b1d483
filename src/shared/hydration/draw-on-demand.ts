/**
 * Drawing on demand: a view that was not built is drawn into its container when somebody asks for it (src/shared/hydration/README.md).
 * One with a preview that can be pressed meanwhile (the cart's) waits as a part of `mounts.ts` instead.
 */
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';

/** Draws a view into a container, in the place of what it holds. */
export type Draw<View> = (container: HTMLElement, view: View) => void;

/**
 * Loads the code that draws, with its texts, and draws.
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
