/**
 * Keeps an element's position in the window while React renders its island anew and the browser translates it again,
 * so that a press hits its target. WebKit has no scroll anchoring and scrolls up when an island is briefly empty.
 */
import { createElementFinder } from './element-finder.ts';

/** Calls `scrollBack` at each change inside an island, until a click, a key press or a scroll. */
function follow(island: HTMLElement, scrollBack: () => void): void {
  let { scrollY } = window;
  // Synchronously instead of in the next frame, because a press may be in progress.
  const observer = new MutationObserver(() => {
    if (scrollY !== window.scrollY) observer.disconnect();
    else scrollBack();
    ({ scrollY } = window);
  });
  observer.observe(island, { childList: true, characterData: true, subtree: true });
  for (const type of ['click', 'keydown'])
    addEventListener(type, () => observer.disconnect(), { capture: true, once: true });
}

/**
 * Call it before hydration.
 * @param inUse the element of the last pointer, press or input event
 * @returns a function that scrolls back if React has rendered the island anew; call it after React has rendered
 */
export function holdPosition(island: HTMLElement, inUse: HTMLElement | null): () => void {
  const element = inUse?.isConnected && inUse !== island ? inUse : island.firstElementChild;
  // The content of a dialog does not scroll with the page.
  if (!(element instanceof HTMLElement) || island.closest('dialog')) return () => undefined;
  const find = createElementFinder(island, element);
  const { top } = element.getBoundingClientRect();
  const scrollBack = (): void => {
    const now = find()?.getBoundingClientRect().top ?? top;
    if (now !== top) scrollBy({ top: now - top, behavior: 'instant' });
  };
  return () => {
    if (element.isConnected) return;
    scrollBack();
    follow(island, scrollBack);
  };
}
